import { type FamilyRow, nothing } from './matrix.ts';
import type { Things } from './things.ts';

const notices = '/api/v1/notice/student/notifications';
const notification = async (things: Things) => ({
  params: { notificationId: (await things.notification()).id ?? 0 },
});

const noticeRows: readonly FamilyRow[] = [
  { call: `GET ${notices}`, ask: nothing },
  { call: `GET ${notices}/:notificationId`, ask: notification },
  { call: `PUT ${notices}/:notificationId/viewed`, ask: notification },
  { call: `DELETE ${notices}/:notificationId`, ask: notification },
  { call: `DELETE ${notices}/destroy_all`, ask: nothing },
  ...['live_classes_count', 'messages_count', 'work_sheets_count'].map(
    (name): FamilyRow => ({ call: `GET ${notices}/${name}`, ask: nothing }),
  ),
  ...['view_all_live_classes', 'view_all_messages', 'view_all_worksheets'].flatMap((name): FamilyRow[] =>
    ['PUT', 'POST'].map((method) => ({ call: `${method} ${notices}/${name}`, ask: nothing })),
  ),
];

const worksheets = '/api/v1/worksheet/student/worksheets/:worksheetId';
const file = async (things: Things) => ({ params: await things.worksheetFile() });

const worksheetRows: readonly FamilyRow[] = [
  {
    call: 'GET /worksheet/GetStudentWorkSheetList',
    ask: async ({ family: { studentId } }) => ({ query: { StudentId: studentId } }),
  },
  {
    call: 'GET /worksheet/GetStudentWorksheetInfo',
    ask: async (things) => ({
      query: { WorksheetId: await things.worksheet(), StudentId: things.family.studentId },
    }),
  },
  {
    call: 'POST /worksheet/SubmitWorkSheet',
    ask: async (things) => {
      const { worksheetId } = await things.worksheetFile();
      return {
        body: { WorksheetId: worksheetId, StudentId: things.family.studentId, TurnInStatus: true },
      };
    },
  },
  {
    call: `POST ${worksheets}/files`,
    ask: async (things) => ({
      params: { worksheetId: await things.worksheet() },
      body: {
        files: [{ name: 'a.pdf', content_type: 'application/pdf', size_bytes: 10, sha256: 'a'.repeat(64) }],
      },
    }),
  },
  { call: `GET ${worksheets}/files/:fileId`, ask: file },
  { call: `POST ${worksheets}/files/:fileId/finish`, ask: file },
  { call: `DELETE ${worksheets}/files/:fileId`, ask: file },
  {
    call: `PUT ${worksheets}/turn_in`,
    ask: async (things) => ({ params: { worksheetId: (await things.worksheetFile()).worksheetId } }),
  },
];

const commented = (by: 'student' | 'classmate', more: object) => async (things: Things) => ({
  body: { ...(await things.announcement(by)), ...more },
});

const announcementRows: readonly FamilyRow[] = [
  {
    call: 'GET /Announcement/GetStudentAnnouncementList',
    ask: async ({ family: { studentId } }) => ({ query: { studentId } }),
  },
  {
    call: 'GET /Announcement/GetAnnouncement',
    ask: async (things) => ({ query: { AnnouncementId: (await things.announcement()).AnnouncementId } }),
  },
  {
    call: 'POST /Announcement/AddComment',
    ask: async (things) => ({
      body: { AnnouncementId: (await things.announcement()).AnnouncementId, Comment: 'Hello' },
    }),
  },
  { call: 'POST /Announcement/DeleteComment', ask: commented('student', {}) },
  { call: 'POST /Announcement/ReportComment', ask: commented('classmate', { Reason: 'other' }) },
];

const live = '/api/v1/live_class_management/student';
const liveClass = async (things: Things) => ({ params: { liveClassId: await things.liveClass() } });

const liveClassRows: readonly FamilyRow[] = [
  { call: `GET ${live}/live_now`, ask: nothing },
  { call: `GET ${live}/upcoming_live_classes`, ask: nothing },
  { call: `GET ${live}/live_classes/:liveClassId`, ask: liveClass },
  { call: `POST ${live}/live_classes/:liveClassId/join_live`, ask: liveClass },
  { call: `POST ${live}/live_classes/:liveClassId/end_live`, ask: liveClass },
  {
    call: 'POST /Tutor/JoinLiveClass',
    ask: async (things) => ({ body: { liveClassId: await things.classElsewhere() } }),
  },
];

/** What a school tells its students, and what they hand in. */
export const schoolRows: readonly FamilyRow[] = [
  ...noticeRows,
  ...worksheetRows,
  ...announcementRows,
  ...liveClassRows,
];
