import { byOffice, byReach, everyStaff, type MatrixRow, nothing } from './matrix.ts';
import type { Place, Stage } from './stage.ts';

const comment = (more: object) => async (stage: Stage, place: Place) => {
  const { announcementId, commentId } = await stage.comment(place);
  return { body: { AnnouncementId: announcementId, CommentId: commentId, ...more } };
};

/** One that waits for its moment. */
const scheduled = (more: object) => async (stage: Stage, place: Place) => {
  const { announcementId: id } = await stage.comment(place);
  await stage.world.pool.query('DELETE FROM announcement_comment WHERE announcement_id = $1', [id]);
  await stage.world.pool.query(
    "UPDATE announcement SET posted_at = NULL, publish_at = app_now() + interval '1 day' WHERE id = $1",
    [id],
  );
  return { body: { AnnouncementId: id, ...more } };
};

export const announcementRows: readonly MatrixRow[] = [
  { call: 'GET /Announcement/GetReportedComments', policy: everyStaff, ask: nothing },
  { call: 'GET /Announcement/GetStaffAnnouncementList', policy: everyStaff, ask: nothing },
  {
    call: 'GET /Announcement/GetStaffAnnouncement',
    policy: byReach,
    ask: async (stage, place) => {
      const { announcementId: id } = await stage.comment(place);
      return { query: { AnnouncementId: id } };
    },
  },
  { call: 'POST /Announcement/CancelScheduled', policy: byReach, ask: scheduled({}) },
  {
    call: 'POST /Announcement/ChangeScheduled',
    policy: byReach,
    ask: scheduled({ Message: 'M', AllowComment: true, PublishAt: null }),
  },
  {
    call: 'POST /Announcement/CreateAnnouncement',
    policy: byReach,
    ask: async (stage, place) => {
      const { id, course_id } = await stage.section(place);
      return { body: { ClassId: course_id, SectionId: id, Message: 'M', AllowComment: true } };
    },
  },
  { call: 'POST /Announcement/HideComment', policy: byReach, ask: comment({ IsHidden: true }) },
  { call: 'POST /Announcement/ReplyComment', policy: byReach, ask: comment({ Comment: 'C' }) },
  {
    call: 'POST /api/v1/notice/staff/messages',
    policy: byOffice,
    ask: async (stage, place) => {
      const { id, course_id } = await stage.section(place);
      return { body: { message: { course_id, section_ids: [id], title: 'T', body: 'B' } } };
    },
  },
];
