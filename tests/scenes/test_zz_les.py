import os, pygame, pytest
from game.learn.lesson import lesson_named, lessons
from game.learn.progress import Progress
from scenes.learn.lesson_end import LessonEnd
from scenes.tools.pupil import Pupil
NAMES=[l for g in ("nations_dice","wealth_of_nations") for l in lessons(g)]
def lname(l): return getattr(l,"name",None) or f"{l.game}/{l.id}"
@pytest.mark.parametrize("lesson", NAMES, ids=lambda l: str(l)[:60])
def test_keys(app, screen, lesson):
    app.change_settings(speed="instant", reduced_motion=True)
    app.open("lesson", lesson)
    screen.frames(10,50)
    last=-1; presses=0; stuck=0
    for _ in range(400):
        if isinstance(app.stack.top, LessonEnd): break
        sc=app.stack.top
        done=sc.game.sitting.done
        if done!=last:
            last=done; stuck=0
            screen.frames(10,50)
            pygame.image.save(pygame.display.get_surface(), f"/tmp/v1pics/les/{lesson.game.name if hasattr(lesson.game,'name') else lesson.game}-{lesson.id}-{done:02}.png")
        stuck+=1
        if stuck>14: 
            print("STUCK", lesson.id, done, sc.commands._said_now if hasattr(sc.commands,'_said_now') else ''); break
        screen.key(pygame.K_RETURN, hold_ms=700 if stuck>4 else 0); presses+=1
        screen.frames(12,50)
    print("KEYS", lesson.id, "ended", isinstance(app.stack.top, LessonEnd), "presses", presses, "done", last)
@pytest.mark.parametrize("lesson", NAMES, ids=lambda l: str(l)[:60])
def test_mouse(app, lesson):
    app.change_settings(speed="instant", reduced_motion=True)
    Pupil(app, lesson).follow()
    print("MOUSE", lesson.id, isinstance(app.stack.top, LessonEnd))
