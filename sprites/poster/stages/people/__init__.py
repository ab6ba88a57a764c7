"""Stages that show people."""
