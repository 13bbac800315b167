import type { Language, Lesson } from '../lesson/lesson.ts';
import { speakLines } from '../speech/speak.ts';
import { planFilm } from './plan.ts';
import type { Plan } from './plan-types.ts';

/** Speaks the lesson and plans its film around the voice. */
export async function planLesson(lesson: Lesson, language: Language): Promise<Plan> {
  const lines = lesson.scenes.flatMap((scene) => scene.beats.map((beat) => beat.say[language]));
  return planFilm(lesson, language, await speakLines(lines, language));
}
