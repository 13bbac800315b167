import * as z from 'zod';
import {
  findChapterBySlug,
  findCourse,
  findSubject,
  saveContent,
  saveContentLibrary,
} from '#modules/catalogue/index.ts';
import type { ImportContext } from '../context.ts';
import { localText, record, slug, text } from '../fields.ts';
import type { Kind } from '../kind.ts';
import { inside, type Place } from '../source.ts';
import { findTenantId } from './find-tenant-id.ts';

const chapterFields = record({
  course: z.string(),
  subject: z.string(),
  chapter: z.string(),
  /** The owner of the course, where the film is somebody else's. */
  placed_by: z.string().optional(),
  position: z.int().min(0).max(100_000).optional(),
  is_active: z.boolean().default(true),
});

const noCaptions = (captions: { en?: unknown; hi?: unknown }) =>
  captions.en === undefined && captions.hi === undefined;

const schema = record({
  slug,
  owner: z.string(),
  type: z.enum(['video', 'pdf', 'link']),
  title: localText,
  description: localText.optional(),
  url: z.string().optional(),
  file: text.optional(),
  captions: record({ en: text.optional(), hi: text.optional() }).default({}),
  chapters: z.array(chapterFields).min(1, 'names no chapter'),
})
  .refine(({ type, url }) => (type === 'link') === (url !== undefined), {
    path: ['url'],
    error: 'a link has a url, a video and a pdf have none',
  })
  .refine(({ type, file }) => type !== 'link' || file === undefined, {
    path: ['file'],
    error: 'a link has no file',
  })
  .refine(({ type, captions, file }) => noCaptions(captions) || (type === 'video' && file !== undefined), {
    path: ['captions'],
    error: 'only a video with a file has captions',
  });
type Content = z.infer<typeof schema>;

/** A film, a PDF or a link and its places in chapters. Without a file it waits for one. */
export const contents: Kind<Content> = {
  list: 'contents',
  schema,
  async save(context, content, at) {
    context.claim('content', `${content.owner}/${content.slug}`, at);
    const ownerTenantId = await findTenantId(context, content.owner, inside(at, 'owner'));
    if (ownerTenantId === null) return;
    const places = await findPlaces(context, ownerTenantId, content, at);
    const library = await context.attempt(inside(at, 'url'), () =>
      saveContentLibrary(context.tx, { ownerTenantId, slug: content.slug, ...kindOf(content) }),
    );
    if (library === null) return;
    context.count('content library', library.change);
    const { title, description = null } = content;
    for (const { at: place, ...fields } of places) {
      const saved = await context.attempt(inside(place, 'course'), () =>
        saveContent(context.tx, { ...fields, contentLibraryId: library.id, title, description }),
      );
      if (saved !== null) context.count('contents', saved.change);
    }
    await wantFiles(context, library.id, content, at);
  },
};

const kindOf = ({ type, url = '' }: Content) =>
  type === 'link' ? { contentType: 'external_link' as const, externalUrl: url } : { contentType: type };

interface InChapter {
  at: Place;
  placedBy: number;
  chapterId: number;
  position: number;
  isActive: boolean;
}

/** Without a position of their own, the contents of a chapter stand in the order of the file. */
async function findPlaces(
  context: ImportContext,
  ownerTenantId: number,
  content: Content,
  at: Place,
): Promise<InChapter[]> {
  const places: InChapter[] = [];
  for (const [index, fields] of content.chapters.entries()) {
    const place = inside(at, 'chapters', index);
    const placedBy =
      fields.placed_by === undefined
        ? ownerTenantId
        : await findTenantId(context, fields.placed_by, inside(place, 'placed_by'));
    if (placedBy === null) continue;
    const chapterId = await findChapterId(context, placedBy, fields, place);
    if (chapterId === null) continue;
    if (places.some((other) => other.chapterId === chapterId)) context.problem(place, 'stands here twice');
    const position = fields.position ?? Number(at.path.at(-1));
    places.push({ at: place, placedBy, chapterId, position, isActive: fields.is_active });
  }
  return places;
}

async function findChapterId(
  context: ImportContext,
  tenantId: number,
  { course, subject, chapter }: z.infer<typeof chapterFields>,
  at: Place,
): Promise<number | null> {
  const courseId = await context.find('course', course, inside(at, 'course'), () =>
    findCourse(context.tx, tenantId, course),
  );
  if (courseId === null) return null;
  const subjectId = await context.find('subject', subject, inside(at, 'subject'), () =>
    findSubject(context.tx, courseId, subject),
  );
  if (subjectId === null) return null;
  return context.find('chapter', chapter, inside(at, 'chapter'), () =>
    findChapterBySlug(context.tx, subjectId, chapter),
  );
}

/** Files are sent when everything is saved; here they are only looked for. */
async function wantFiles(
  context: ImportContext,
  libraryId: number,
  content: Content,
  at: Place,
): Promise<void> {
  const { file: path, captions } = content;
  if (path === undefined) return;
  const given = (['en', 'hi'] as const).flatMap((locale) => {
    const caption = captions[locale];
    return caption === undefined ? [] : [{ locale, path: caption }];
  });
  const isThere = [
    await lookFor(context, path, inside(at, 'file')),
    ...(await Promise.all(
      given.map((each) => lookFor(context, each.path, inside(at, 'captions', each.locale))),
    )),
  ];
  if (isThere.every(Boolean)) context.files.want({ at, libraryId, path, captions: given });
}

async function lookFor(context: ImportContext, file: string, at: Place): Promise<boolean> {
  if (!context.files.hasStore) context.problem(at, 'no file store is configured');
  else if (!(await context.files.isThere(file))) context.problem(at, `there is no file "${file}"`);
  else return true;
  return false;
}
