import * as wire from '@shala/wire/announcements.ts';
import { notFound } from '#platform/app-error.ts';
import type { StudentActor } from '#platform/http/actor.ts';
import { type Limit, type Place, type Route, read, write } from '#platform/http/route.ts';
import { pageOf } from '#platform/page.ts';
import { addComment } from '../add-comment.ts';
import { deleteComment } from '../delete-comment.ts';
import type { AnnouncementsDeps, Reader } from '../deps.ts';
import { getAnnouncement } from '../get-announcement.ts';
import { listAnnouncements } from '../list-announcements.ts';
import { reportComment } from '../report-comment.ts';
import { presentAnnouncement, presentMeta } from './present-announcement.ts';

const perStudent: Limit['key'] = ({ actor }) =>
  actor && actor.kind !== 'staff' && actor.studentId !== null ? `student:${actor.studentId}` : null;
/** A conversation, not a chat: whoever writes faster than this is not thinking about the lesson. */
const commentLimits: Limit[] = [
  { name: 'announcement-comment', points: 5, seconds: 60, key: perStudent },
  { name: 'announcement-comment-day', points: 60, seconds: 86_400, key: perStudent },
];
const reportLimits: Limit[] = [{ name: 'announcement-report', points: 20, seconds: 3600, key: perStudent }];

const done = { isSuccess: true, errorMessage: null };
const readerOf = ({ tenantId, studentId }: StudentActor): Reader => ({ tenantId, studentId });

export function studentRoutes(deps: AnnouncementsDeps): Route[] {
  const { db, storage } = deps;
  const mayReplyIn = async ({ tenantId, brandId }: Place) =>
    (await deps.flagsOf(tenantId, brandId))?.studentReplies ?? false;
  return [
    read(wire.listAnnouncements, { policy: 'student' }, async ({ actor, query, place, locale }) => {
      if (query.studentId !== actor.studentId) throw notFound();
      const filter = { courseId: query.classId, sectionId: query.sectionId, subjectId: query.SubjectId };
      const page = pageOf({ number: query.CurrentPage, size: query.Pagesize });
      const found = await listAnnouncements(db, deps, { reader: readerOf(actor), filter, page });
      const mayReply = await mayReplyIn(place);
      const { sectionIds } = found;
      return {
        announcement: found.items.map(({ announcement, threads }) =>
          presentAnnouncement(storage, { announcement, threads, sectionIds, mayReply }, locale),
        ),
        meta: presentMeta(found.meta),
      };
    }),
    read(wire.getAnnouncement, { policy: 'student' }, async ({ actor, query, place, locale }) => {
      const announcementId = query.AnnouncementId;
      const { announcement, threads, sectionIds } = await getAnnouncement(db, deps, {
        reader: readerOf(actor),
        announcementId,
      });
      const mayReply = await mayReplyIn(place);
      const seen = { announcement, threads, sectionIds, mayReply };
      return { announcement: presentAnnouncement(storage, seen, locale) };
    }),
    write(
      wire.addComment,
      { policy: 'student', limits: commentLimits },
      async ({ actor, body, place }, tx) => {
        const { commentId, isMasked } = await addComment(tx, deps, {
          reader: readerOf(actor),
          announcementId: body.AnnouncementId,
          answersId: body.CommentId ?? null,
          text: body.Comment,
          mayReply: await mayReplyIn(place),
        });
        return { isSuccess: true, errorMessage: null, commentId, isMasked };
      },
    ),
    write(wire.deleteComment, { policy: 'student' }, async ({ actor, body }, tx) => {
      await deleteComment(tx, deps, {
        reader: readerOf(actor),
        announcementId: body.AnnouncementId,
        commentId: body.CommentId,
      });
      return done;
    }),
    write(wire.reportComment, { policy: 'student', limits: reportLimits }, async ({ actor, body }, tx) => {
      await reportComment(tx, deps, {
        reader: readerOf(actor),
        announcementId: body.AnnouncementId,
        commentId: body.CommentId,
        reason: body.Reason,
      });
      return done;
    }),
  ];
}
