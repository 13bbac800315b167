import * as wire from '@shala/wire/contents-staff.ts';
import {
  announceSource,
  createDraft,
  finishSource,
  type Media,
  orderContents,
  publishContent,
  removeDraft,
  renameContent,
} from '#modules/catalogue/index.ts';
import { AppError } from '#platform/app-error.ts';
import { audit } from '#platform/audit.ts';
import type { Database, Queryable, Tx } from '#platform/db/database.ts';
import type { StaffActor } from '#platform/http/actor.ts';
import { act, type Limit, RawAnswer, type Route, read, write } from '#platform/http/route.ts';
import type { Storage } from '#platform/storage.ts';
import { listTaught } from '../list-taught.ts';
import { requireTaughtChapter, requireTaughtContent } from '../require-taught.ts';
import { selectTaughtContents } from '../teaching-store.ts';
import { presentCourse, presentHead, presentStaffContent } from './present-taught.ts';

export interface TeachingDeps {
  db: Database;
  storage: Storage;
  media: Pick<Media, 'writeMaster' | 'writeRendition' | 'readKey'>;
}

const staff = { policy: 'staff' } as const;

/** What tutors and the office do with the lessons of their chapters. */
export const teachingRoutes = (deps: TeachingDeps): Route[] => [
  ...chapterRoutes(deps),
  ...contentRoutes(deps),
  ...uploadRoutes(deps),
  ...previewRoutes(deps),
];

function chapterRoutes({ db, storage }: TeachingDeps): Route[] {
  const contentsOf = async (on: Queryable, chapterId: number) =>
    Promise.all((await selectTaughtContents(on, chapterId)).map((row) => presentStaffContent(storage, row)));
  return [
    read(wire.listTaughtCourses, staff, async ({ actor, locale }) => {
      const courses = await listTaught(db, { teacher: actor, locale });
      return { courses: courses.map(presentCourse) };
    }),
    read(wire.getTaughtChapter, staff, async ({ actor, params, locale }) => {
      const { chapterId } = params;
      const chapter = await requireTaughtChapter(db, { teacher: actor, chapterId, locale });
      return { chapter: presentHead(chapter), contents: await contentsOf(db, chapterId) };
    }),
    write(wire.createDraft, staff, async ({ actor, params, body }, tx) => {
      const { chapterId } = params;
      const { content_type: contentType, title, external_url: externalUrl = null } = body.content;
      await requireTaughtChapter(tx, { teacher: actor, chapterId });
      const { tenantId } = actor;
      const draft = { tenantId, chapterId, contentType, title, externalUrl };
      const contentId = await createDraft(tx, draft);
      return presentOne(storage, tx, actor, contentId);
    }),
    write(wire.orderContents, staff, async ({ actor, params, body }, tx) => {
      const { chapterId } = params;
      await requireTaughtChapter(tx, { teacher: actor, chapterId });
      await orderContents(tx, { chapterId, contentIds: body.order.content_ids });
      return { contents: await contentsOf(tx, chapterId) };
    }),
  ];
}

async function presentOne(storage: Storage, on: Queryable, teacher: StaffActor, contentId: number) {
  const row = await requireTaughtContent(on, { teacher, contentId });
  return { content: await presentStaffContent(storage, row) };
}

/** Who showed a lesson to children, hid it or took it away can be asked later. */
const note = (tx: Tx, { tenantId, staffId }: StaffActor, action: string, contentId: number) =>
  audit(tx, {
    tenantId,
    actor: { kind: 'staff', id: staffId },
    action: `content.${action}`,
    subject: { kind: 'content', id: contentId },
  });

function contentRoutes({ storage }: TeachingDeps): Route[] {
  return [
    write(wire.updateContent, staff, async ({ actor, params, body }, tx) => {
      const { contentId } = params;
      await requireTaughtContent(tx, { teacher: actor, contentId });
      await renameContent(tx, contentId, body.content);
      return presentOne(storage, tx, actor, contentId);
    }),
    write(wire.publishContent, staff, async ({ actor, params, body }, tx) => {
      const { contentId } = params;
      const { is_published: isPublished } = body.publication;
      await requireTaughtContent(tx, { teacher: actor, contentId });
      await publishContent(tx, { contentId, isPublished });
      await note(tx, actor, isPublished ? 'published' : 'hidden', contentId);
      return presentOne(storage, tx, actor, contentId);
    }),
    write(wire.removeDraft, staff, async ({ actor, params }, tx) => {
      const { contentId } = params;
      const content = await requireTaughtContent(tx, { teacher: actor, contentId });
      if (!content.is_removable) throw new AppError('content_in_use');
      await removeDraft(tx, { contentId });
      await note(tx, actor, 'removed', contentId);
      return { success: true };
    }),
  ];
}

/** Films are large, not many; more than this in an hour is no person. */
const announces: Limit = {
  name: 'source-announce',
  points: 300,
  seconds: 3_600,
  key: ({ actor }) => actor?.sessionId ?? null,
};

function uploadRoutes(deps: TeachingDeps): Route[] {
  const { db, storage } = deps;
  const limited = { policy: 'staff', limits: [announces] } as const;
  return [
    act(wire.announceSource, limited, async ({ actor, params, body }) => {
      const { library_id: libraryId } = await requireTaughtContent(db, {
        teacher: actor,
        contentId: params.contentId,
      });
      const { size_bytes: sizeBytes, fingerprint } = body.file;
      const upload = await announceSource(deps, { libraryId, sizeBytes, fingerprint });
      return {
        upload: {
          size_bytes: upload.sizeBytes,
          part_size: upload.partBytes,
          missing_parts: upload.missing.map((part) => ({
            number: part.number,
            size_bytes: part.sizeBytes,
            url: part.url,
          })),
        },
      };
    }),
    act(wire.finishSource, limited, async ({ actor, params }) => {
      const { contentId } = params;
      const content = await requireTaughtContent(db, { teacher: actor, contentId });
      await finishSource(deps, content.library_id);
      return presentOne(storage, db, actor, contentId);
    }),
  ];
}

const playlistType = 'application/vnd.apple.mpegurl';

/** A film as the student's player gets it, before any student does. */
function previewRoutes({ db, media }: TeachingDeps): Route[] {
  const libraryOf = async (teacher: StaffActor, contentId: number) =>
    (await requireTaughtContent(db, { teacher, contentId })).library_id;
  return [
    read(wire.previewPlaylist, staff, async ({ actor, params }) => {
      const libraryId = await libraryOf(actor, params.contentId);
      const list = await media.writeMaster({ libraryId, addressOf: (name) => `playlist/${name}` });
      return new RawAnswer(playlistType, list);
    }),
    read(wire.previewRendition, staff, async ({ actor, params }) => {
      const { contentId, rendition: name } = params;
      const libraryId = await libraryOf(actor, contentId);
      const keyAddress = (version: number) =>
        `/api/v1/course/staff/contents/${contentId}/key?version=${version}`;
      return new RawAnswer(playlistType, await media.writeRendition({ libraryId, name, keyAddress }));
    }),
    read(wire.previewKey, staff, async ({ actor, params, query }) => {
      const libraryId = await libraryOf(actor, params.contentId);
      const key = await media.readKey({ libraryId, version: query.version ?? null });
      return new RawAnswer('application/octet-stream', key);
    }),
  ];
}
