"""Orca loads this file at its start: what it would say is written to a file, one JSON text a line, instead of being spoken."""
import json
import os

from gi.repository import GLib

from orca import orca, settings, speech

record = open(os.environ["SPEECH_RECORD"], "a", encoding="utf-8", buffering=1)


def write(text):
    record.write(json.dumps(text, ensure_ascii=False) + "\n")


class Recorder:
    """Takes the place of a speech server."""

    def speak(self, text=None, acss=None, interrupt=True):
        if text:
            write(text)

    def speakCharacter(self, character, acss=None):
        write(character)

    def sayAll(self, utterances, progress):
        for context, _acss in utterances:
            write(context.utterance)

    def __getattr__(self, _name):
        return lambda *_args, **_kwargs: None


def init():
    speech._speechserver = Recorder()


speech.init = init
speech.init()

settings.enableSpeech = True
settings.enableBraille = False
settings.enableSound = False
# The name of each pressed key is no news to the person who pressed it.
settings.enableKeyEcho = False
# A page is read step by step, not as a whole as soon as it is there.
settings.sayAllOnLoad = False


def answer_when_idle():
    """Removes the file with which the test asks whether Orca has handled all events."""
    if os.path.exists(question) and orca._eventManager._eventQueue.empty():
        os.remove(question)
    return True


question = os.environ["SPEECH_RECORD"] + "-question"
GLib.timeout_add(100, answer_when_idle)
