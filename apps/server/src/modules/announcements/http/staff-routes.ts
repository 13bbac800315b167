import * as wire from '@shala/wire/announcements.ts';
import type { StaffActor } from '#platform/http/actor.ts';
import { act, type Limit, type Route, read, write } from '#platform/http/route.ts';
import { pageOf } from '#platform/page.ts';
import { createAnnouncement } from '../create-announcement.ts';
import type { AnnouncementsDeps, Staff } from '../deps.ts';
import { hideComment } from '../hide-comment.ts';
import { listReported } from '../list-reported.ts';
import { replyToComment } from '../reply-to-comment.ts';
import { presentMeta, presentReported } from './present-announcement.ts';

/** Looking into a file costs the machine something. */
const createLimits: Limit[] = [
  { name: 'announcement-create', points: 30, seconds: 600, key: ({ actor }) => actor?.sessionId ?? null },
];

const staffOf = ({ tenantId, staffId }: StaffActor): Staff => ({ tenantId, staffId });

const sectionIdsOf = (given: number | string | undefined): number[] => [
  ...new Set(
    String(given ?? '')
      .split(',')
      .filter((part) => part !== '')
      .map(Number),
  ),
];

/** What tutors and administrators do. */
export function staffRoutes(deps: AnnouncementsDeps): Route[] {
  return [
    act(
      wire.createAnnouncement,
      { policy: 'staff', takesFiles: true, limits: createLimits },
      async ({ actor, body }) => {
        const { attachment } = body;
        const announcementId = await createAnnouncement(deps, {
          staff: staffOf(actor),
          courseId: body.ClassId,
          sectionIds: sectionIdsOf(body.SectionId),
          message: body.Message,
          allowsComments: body.AllowComment,
          publishAt: body.PublishAt === undefined ? null : new Date(body.PublishAt),
          attachment: attachment
            ? { name: attachment.original_filename, content: Buffer.from(attachment.tempfile, 'base64') }
            : null,
        });
        return { isSuccess: true, errorMessage: null, announcementId };
      },
    ),
    write(wire.replyToComment, { policy: 'staff' }, async ({ actor, body }, tx) => {
      const commentId = await replyToComment(tx, {
        staff: staffOf(actor),
        announcementId: body.AnnouncementId,
        commentId: body.CommentId,
        text: body.Comment,
      });
      return { isSuccess: true, errorMessage: null, commentId };
    }),
    write(wire.hideComment, { policy: 'staff' }, async ({ actor, body }, tx) => {
      await hideComment(tx, {
        staff: staffOf(actor),
        announcementId: body.AnnouncementId,
        commentId: body.CommentId,
        isHidden: body.IsHidden,
      });
      return { isSuccess: true, errorMessage: null };
    }),
    read(wire.listReportedComments, { policy: 'staff' }, async ({ actor, query }) => {
      const page = pageOf({ number: query.CurrentPage, size: query.Pagesize });
      const { comments, meta } = await listReported(deps.db, { staff: staffOf(actor), page });
      return { comments: comments.map(presentReported), meta: presentMeta(meta) };
    }),
  ];
}
