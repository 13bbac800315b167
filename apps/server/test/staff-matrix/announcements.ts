import { byOffice, byReach, everyStaff, type MatrixRow, nothing } from './matrix.ts';
import type { Place, Stage } from './stage.ts';

const comment = (more: object) => async (stage: Stage, place: Place) => {
  const { announcement_id, id } = await stage.comment(place);
  return { body: { AnnouncementId: announcement_id, CommentId: id, ...more } };
};

export const announcementRows: readonly MatrixRow[] = [
  { call: 'GET /Announcement/GetReportedComments', policy: everyStaff, ask: nothing },
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
