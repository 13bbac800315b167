import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { captionsOf } from './film/captions.ts';
import { planLesson } from './film/plan-lesson.ts';
import { writeFilm } from './film/write-film.ts';
import { type Language, type Lesson, languages } from './lesson/lesson.ts';
import { allLessons } from './lessons/all-lessons.ts';
import { readNote } from './notes/note.ts';
import { printPdf } from './notes/print-pdf.ts';
import { renderPage } from './notes/render-page.ts';

export const packageFolder = join(import.meta.dirname, '..');
const notesFolder = join(packageFolder, 'notes');

/** Something the demo school shows and we can make. */
export interface Work {
  /** The slug of its content. */
  slug: string;
  /** What is made, in the folder it is made in. */
  file: string;
  captions: Partial<Record<Language, string>>;
  /** Programs it takes. */
  tools: readonly string[];
  /** Files and folders it is made from, in this package. */
  sources: readonly string[];
  make(folder: string): Promise<void>;
}

const film = (lesson: Lesson, language: Language): Work => ({
  slug: language === 'en' ? lesson.id : `${lesson.id}-${language}`,
  file: 'film.mp4',
  captions: { en: 'en.vtt', hi: 'hi.vtt' },
  tools: ['ffmpeg', language === 'en' ? 'flite' : 'espeak-ng'],
  sources: [
    ...['board', 'chalk', 'film', 'lesson', 'speech'].map((folder) => `src/${folder}`),
    `src/lessons/${lesson.id}.ts`,
  ],
  async make(folder) {
    const plan = await planLesson(lesson, language);
    await writeFilm(plan, language, join(folder, 'film.mp4'));
    for (const each of languages) await writeFile(join(folder, `${each}.vtt`), captionsOf(plan.lines, each));
  },
});

const note = (name: string): Work => ({
  slug: `notes-${name}`,
  file: 'notes.pdf',
  captions: {},
  tools: ['chromium'],
  sources: ['src/notes', `notes/${name}.md`, 'notes/figures'],
  async make(folder) {
    const page = renderPage(await readNote(join(notesFolder, `${name}.md`)), notesFolder);
    await printPdf(page, join(folder, 'notes.pdf'));
  },
});

const [firstLesson, ...otherLessons] = allLessons;

/** In the order of making: a film to begin with, the notes, which are quick, and the rest. */
export const works: readonly Work[] = [
  ...(firstLesson ? [film(firstLesson, 'en')] : []),
  note('force-and-friction'),
  note('cell-structure'),
  note('constitution-and-rights'),
  note('algebraic-expressions-and-identities'),
  ...otherLessons.map((lesson) => film(lesson, 'en')),
  // Four lessons are spoken in Hindi as well; the others have captions in Hindi.
  ...allLessons.slice(0, 4).map((lesson) => film(lesson, 'hi')),
];
