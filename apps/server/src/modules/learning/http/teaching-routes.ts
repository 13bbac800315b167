import * as wire from '@shala/wire/contents-staff.ts';
import type { Database } from '#platform/db/database.ts';
import type { StaffActor } from '#platform/http/actor.ts';
import { act, type Limit, RawAnswer, type Route, read, write } from '#platform/http/route.ts';
import type { Storage } from '#platform/storage.ts';
import { captionTaught, uncaptionTaught } from '../caption-taught.ts';
import { publishTaught, removeTaught, renameTaught } from '../change-taught.ts';
import { addDraft, orderChapter } from '../fill-chapter.ts';
import { listTaught } from '../list-taught.ts';
import { listTaughtContents, requireTaughtChapter, requireTaughtContent } from '../require-taught.ts';
import { announceFile, finishFile } from '../send-taught.ts';
import type { TaughtContent } from '../taught-content.ts';
import type { MediaDeps } from './media-routes.ts';
import { presentCourse, presentHead, presentStaffContent, presentUpload } from './present-taught.ts';

export interface TeachingDeps {
  db: Database;
  storage: Storage;
  media: MediaDeps['media'];
}

const staff = { policy: 'staff' } as const;

/** What tutors and the office do with the lessons of their chapters. */
export const teachingRoutes = (deps: TeachingDeps): Route[] => [
  ...chapterRoutes(deps),
  ...contentRoutes(deps),
  ...uploadRoutes(deps),
  ...captionRoutes(deps),
  ...previewRoutes(deps),
];

function chapterRoutes({ db, storage }: TeachingDeps): Route[] {
  const present = (contents: readonly TaughtContent[]) =>
    Promise.all(contents.map((content) => presentStaffContent(storage, content)));
  return [
    read(wire.listTaughtCourses, staff, async ({ actor, locale }) => {
      const courses = await listTaught(db, { teacher: actor, locale });
      return { courses: courses.map(presentCourse) };
    }),
    read(wire.getTaughtChapter, staff, async ({ actor, params, locale }) => {
      const { chapterId } = params;
      const chapter = await requireTaughtChapter(db, { teacher: actor, chapterId, locale });
      return {
        chapter: presentHead(chapter),
        contents: await present(await listTaughtContents(db, chapterId)),
      };
    }),
    write(wire.createDraft, staff, async ({ actor, params, body }, tx) => {
      const { content_type: contentType, title, external_url: externalUrl = null } = body.content;
      const which = { teacher: actor, chapterId: params.chapterId };
      const content = await addDraft(tx, which, { contentType, title, externalUrl });
      return { content: await presentStaffContent(storage, content) };
    }),
    write(wire.orderContents, staff, async ({ actor, params, body }, tx) => {
      const which = { teacher: actor, chapterId: params.chapterId };
      return { contents: await present(await orderChapter(tx, which, body.order.content_ids)) };
    }),
  ];
}

function contentRoutes({ storage }: TeachingDeps): Route[] {
  return [
    write(wire.updateContent, staff, async ({ actor, params, body }, tx) => {
      const which = { teacher: actor, contentId: params.contentId };
      return { content: await presentStaffContent(storage, await renameTaught(tx, which, body.content)) };
    }),
    write(wire.publishContent, staff, async ({ actor, params, body }, tx) => {
      const which = { teacher: actor, contentId: params.contentId };
      const content = await publishTaught(tx, which, body.publication.is_published);
      return { content: await presentStaffContent(storage, content) };
    }),
    write(wire.removeDraft, staff, async ({ actor, params }, tx) => {
      await removeTaught(tx, { teacher: actor, contentId: params.contentId });
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
  const limited = { policy: 'staff', limits: [announces] } as const;
  return [
    act(wire.announceSource, limited, async ({ actor, params, body }) => {
      const { size_bytes: sizeBytes, fingerprint } = body.file;
      const which = { teacher: actor, contentId: params.contentId };
      return { upload: presentUpload(await announceFile(deps, which, { sizeBytes, fingerprint })) };
    }),
    act(wire.finishSource, limited, async ({ actor, params }) => {
      const content = await finishFile(deps, { teacher: actor, contentId: params.contentId });
      return { content: await presentStaffContent(deps.storage, content) };
    }),
  ];
}

function captionRoutes(deps: TeachingDeps): Route[] {
  return [
    act(wire.saveCaptions, { policy: 'staff', limits: [announces] }, async ({ actor, params, body }) => {
      const which = { teacher: actor, contentId: params.contentId, locale: params.locale };
      const content = await captionTaught(deps, which, body.captions.text);
      return { content: await presentStaffContent(deps.storage, content) };
    }),
    write(wire.removeCaptions, staff, async ({ actor, params }, tx) => {
      const which = { teacher: actor, contentId: params.contentId, locale: params.locale };
      return { content: await presentStaffContent(deps.storage, await uncaptionTaught(tx, which)) };
    }),
  ];
}

const playlistType = 'application/vnd.apple.mpegurl';

/** A film as the student's player gets it, before any student does. */
function previewRoutes({ db, media }: TeachingDeps): Route[] {
  const libraryOf = async (teacher: StaffActor, contentId: number) =>
    (await requireTaughtContent(db, { teacher, contentId })).libraryId;
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
