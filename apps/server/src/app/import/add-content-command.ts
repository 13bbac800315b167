import * as z from 'zod';
import {
  addCaptions,
  addSourceFile,
  announceContent,
  findChapterBySlug,
  findContentLibrary,
  findContentPosition,
  findCourse,
  findSubject,
  saveContent,
  saveContentLibrary,
} from '#modules/catalogue/index.ts';
import { findTenant } from '#modules/tenancy/index.ts';
import { AppError } from '#platform/app-error.ts';
import type { Tx } from '#platform/db/database.ts';
import type { Storage } from '#platform/storage.ts';
import type { CommandDeps } from './command-deps.ts';
import { describeRefusal } from './describe-refusal.ts';
import { slug, text } from './fields.ts';
import { found } from './find-place.ts';
import { isFile } from './is-file.ts';
import { readOptions, slugOption, UsageError } from './read-options.ts';
import { waitForMedia } from './wait-for-media.ts';

const path = z.string().min(1);
const options = z.object({
  owner: slugOption,
  slug,
  file: path.optional(),
  url: z.string().optional(),
  wait: z.boolean().optional(),
  poster: path.optional(),
  'captions-en': path.optional(),
  'captions-hi': path.optional(),
  type: z.enum(['video', 'pdf']).optional(),
  title: text.optional(),
  'title-hi': text.optional(),
  course: slug.optional(),
  subject: slug.optional(),
  chapter: slug.optional(),
});
type Options = z.infer<typeof options>;

/**
 * Gives a film or a PDF its file, and a place in a chapter when one is named; a new one is created first. A link
 * has an address instead of a file.
 */
export async function addContentCommand(deps: CommandDeps, args: string[]): Promise<number> {
  const { db, storage = null, print } = deps;
  const given = readOptions(args, options);
  if ((given.file === undefined) === (given.url === undefined)) {
    throw new UsageError('Name either --file or --url.');
  }
  await checkFiles(given);
  if (storage === null) {
    print('Not possible: set S3_ENDPOINT and what goes with it to the values that the server runs with.');
    return 1;
  }
  try {
    const libraryId = await db.transaction().execute(async (tx) => {
      const place = await savePlace(tx, given);
      await announceContent(tx, place);
      return place.contentLibraryId;
    });
    print(await sendFiles({ db, storage }, libraryId, given));
    return given.wait ? await waitForMedia(deps, { libraryId, name: given.slug }) : 0;
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    print(`Not possible: ${describeRefusal(error)}.`);
    return 1;
  }
}

async function checkFiles(given: Options): Promise<void> {
  for (const name of ['file', 'poster', 'captions-en', 'captions-hi'] as const) {
    const file = given[name];
    if (file !== undefined && !(await isFile(file)))
      throw new UsageError(`--${name}: there is no file ${file}`);
  }
}

type SavedPlace = Parameters<typeof announceContent>[1];

async function savePlace(tx: Tx, given: Options): Promise<SavedPlace> {
  const { owner, slug, type, url, title, course, subject, chapter } = given;
  const ownerTenantId = found('tenant', owner, await findTenant(tx, owner));
  const known = await findContentLibrary(tx, ownerTenantId, slug);
  if (course === undefined || subject === undefined || chapter === undefined || title === undefined) {
    const isNone = [course, subject, chapter, title].every((value) => value === undefined);
    if (known !== null && isNone) return { contentLibraryId: known, newContentId: null };
    throw new UsageError('A new place takes --title, --course, --subject and --chapter.');
  }
  if (known === null && type === undefined && url === undefined) {
    throw new UsageError('--type: a new content takes video or pdf');
  }
  const kind =
    url === undefined
      ? { contentType: type ?? 'video' }
      : { contentType: 'external_link' as const, externalUrl: url };
  const libraryId = known ?? (await saveContentLibrary(tx, { ownerTenantId, slug, ...kind })).id;
  const courseId = found('course', course, await findCourse(tx, ownerTenantId, course));
  const subjectId = found('subject', subject, await findSubject(tx, courseId, subject));
  const chapterId = found('chapter', chapter, await findChapterBySlug(tx, subjectId, chapter));
  const saved = await saveContent(tx, {
    placedBy: ownerTenantId,
    chapterId,
    contentLibraryId: libraryId,
    title: { en: title, ...(given['title-hi'] !== undefined && { hi: given['title-hi'] }) },
    position: await findContentPosition(tx, chapterId, libraryId),
    isActive: true,
  });
  return { contentLibraryId: libraryId, newContentId: saved.change === 'created' ? saved.id : null };
}

async function sendFiles(
  deps: { db: CommandDeps['db']; storage: Storage },
  libraryId: number,
  { file, poster, ...given }: Options,
): Promise<string> {
  if (file === undefined) return `${given.slug} leads to ${given.url}.`;
  // Captions first: a film is never ready without those that were given with it.
  for (const locale of ['en', 'hi'] as const) {
    const captions = given[`captions-${locale}`];
    if (captions !== undefined) await addCaptions(deps, { libraryId, locale, path: captions });
  }
  const posterPath = poster === undefined ? {} : { posterPath: poster };
  const { change } = await addSourceFile(deps, { libraryId, path: file, ...posterPath });
  return change === 'unchanged'
    ? `${given.slug} has this file already.`
    : `${given.slug} has its file. The worker prepares it.`;
}
