import { setTimeout as pause } from 'node:timers/promises';
import { findMediaState, type MediaState } from '#modules/catalogue/index.ts';
import type { CommandDeps } from './command-deps.ts';

/** Why a file cannot be shown, for the author. */
const failures: Record<NonNullable<MediaState['failureCode']>, string> = {
  empty_file: 'the file is empty',
  not_a_video: 'the file is no film',
  not_a_pdf: 'the file is no PDF',
  broken_file: 'the file is broken',
  too_large: 'the file, or its picture, is too large',
  too_long: 'it is too long: a film has 4 hours, a PDF 2,000 pages',
  took_too_long: 'the file took too long to be read',
  poster_not_a_picture: 'the poster is no JPEG, PNG or WebP picture',
  poster_too_large: 'the poster has too many pixels',
  gave_up: 'every worker that tried it ended before it was done',
};

/** Tells how far the worker is until it is done. Answers with the exit code. */
export async function waitForMedia(
  { db, print }: Pick<CommandDeps, 'db' | 'print'>,
  { libraryId, name }: { libraryId: number; name: string },
): Promise<number> {
  let told = '';
  for (;;) {
    const { state, progressPercent, failureCode } = await findMediaState(db, libraryId);
    if (state === 'ready') {
      print(`${name} is ready.`);
      return 0;
    }
    if (state === 'failed') {
      print(
        `${name} cannot be shown: ${failureCode === null ? 'no reason is known' : failures[failureCode]}.`,
      );
      return 1;
    }
    const line = state === 'waiting' ? `${name} waits for a worker.` : `${name}: ${progressPercent} %`;
    if (line !== told) print(line);
    told = line;
    await pause(500);
  }
}
