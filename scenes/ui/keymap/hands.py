"""Keys for one hand: where each usual key moves to, for the left half of a keyboard, the right half, the number pad.

A hand is one table of keys, read for every action alike, those of games that are still to come as well. No two keys
move to the same one, so what did not mean two things before does not afterwards. Where there is room the usual key
stays, after the new one. Letters lie as on QWERTY; what lies elsewhere on other keyboards can be set one by one.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache

from scenes.ui.keymap.keys import Key, key_named, keys_named

_LEFT = """
up:w,up | left:a,left | down:s,down | right:d,right | enter:e,enter | ctrl+enter:shift+space,ctrl+enter |
ctrl+up:ctrl+shift+w,ctrl+up | ctrl+left:ctrl+shift+a,ctrl+left | ctrl+down:ctrl+shift+s,ctrl+down |
ctrl+right:ctrl+shift+d,ctrl+right | shift+left:ctrl+a,shift+left | shift+right:ctrl+d,shift+right |
ctrl+y:ctrl+t,ctrl+y | shift+c:ctrl+shift+c |
w:ctrl+w | a:ctrl+q | s:ctrl+s | d:ctrl+c | e:ctrl+e | y:shift+t,y | u:shift+z,u | i:shift+x,i | o:ctrl+r,o |
p:shift+q,p | h:shift+g,h | k:shift+c,k | j:ctrl+shift+f,j | l:shift+v,l | n:shift+b,n | m:ctrl+b,m |
page_up:ctrl+1,page_up | page_down:ctrl+2,page_down | home:ctrl+3,home | end:ctrl+4,end |
plus:ctrl+5,plus | minus:shift+5,minus | backspace:ctrl+x,backspace | delete:ctrl+g,delete |
6:shift+1,6 | 7:shift+2,7 | 8:shift+3,8 | 9:shift+4,9 |
f6:shift+f3,f6 | f7:shift+f4,f7 | f8:shift+f5,f8 | f9:ctrl+f3,f9 | f10:ctrl+f2,f10 |
.:ctrl+f,. | comma:shift+f,comma | f11:shift+f1,f11 | f12:shift+f2,f12 |
"""
_RIGHT = """
escape:0,escape | tab:9,tab | shift+tab:8,shift+tab |
1:ctrl+6,1 | 2:ctrl+7,2 | 3:ctrl+8,3 | 4:ctrl+9,4 | 5:ctrl+0,5 | 6:shift+6,6 | 7:shift+7,7 |
8:shift+8 | 9:shift+9 |
q:shift+p,q | w:shift+o,w | e:shift+i,e | r:shift+u,r | t:shift+y,t | a:ctrl+l,a | s:shift+l,s |
d:shift+k,d | f:shift+j,f | g:shift+h,g | z:ctrl+m,z | x:ctrl+n,x | c:ctrl+j,c | v:shift+m,v |
b:shift+n,b | shift+r:ctrl+u,shift+r | shift+c:ctrl+k,shift+c | ctrl+z:ctrl+i,ctrl+z | ctrl+v:ctrl+p,ctrl+v |
f1:f9,f1 | f2:shift+f12,f2 | f3:shift+f9,f3 | f4:shift+f10,f4 | f5:shift+f7,f5 | f6:shift+f8,f6 |
f9:shift+f11 |
"""
_NUMBER_PAD = """
up:8,up | left:4,left | down:2,down | right:6,right | space:5,space | escape:0,escape |
tab:3,tab | shift+tab:1,shift+tab | u:7,u | h:9,h | i:/,i | z:*,z |
1:ctrl+1 | 2:ctrl+2 | 3:ctrl+3 | 4:ctrl+4 | 5:ctrl+5 | 6:ctrl+6 | 7:ctrl+7 | 8:ctrl+8 | 9:ctrl+9 |
"""
_TABLES = {"left": _LEFT, "right": _RIGHT, "number pad": _NUMBER_PAD}


@cache
def moved_by(hand: str) -> Mapping[Key, tuple[Key, ...]]:
    """Where the keys go for this hand, one of the settings; those that aren't in it stay."""
    rows = (each.strip().partition(":") for each in _TABLES.get(hand, "").split("|") if each.strip())
    return {key_named(usual): keys_named(keys) for usual, _, keys in rows}
