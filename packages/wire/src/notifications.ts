import * as z from 'zod/mini';
import { contract } from './contract.ts';
import { done, id, idText, instant } from './fields.ts';
import { paging } from './paging.ts';

const contentPayload = z.object({
  id,
  title: z.string(),
  chapter_id: id,
  chapter_name: z.string(),
  subject_id: id,
  subject_name: z.string(),
  content_type: z.enum(['video', 'pdf', 'external_link']),
  content_library_id: id,
  thumbnail: z.nullable(z.string()),
});
const exercisePayload = z.object({
  id,
  title: z.string(),
  chapter_id: id,
  chapter_name: z.string(),
  subject_id: id,
  subject_name: z.string(),
});
const named = z.object({ id, title: z.string() });

export const notification = z.object({
  id,
  /** What happened: published, evaluated, posted, returned, graded, replied, sent. */
  action: z.string(),
  title: z.string(),
  short_title: z.string(),
  body: z.string(),
  created_at: instant,
  is_seen: z.boolean(),
  sender: z.object({ type: z.literal('admin'), name: z.string() }),
  receiver: z.object({ type: z.literal('student'), id, first_name: z.string() }),
  /** The kind of course that has to be open to go there; null: any. */
  course_type: z.nullable(z.enum(['class_room', 'exam'])),
  /** The student's course it belongs to; null: none. */
  student_course_id: z.nullable(id),
  data: z.object({
    type: z.enum([
      'chaptor_content',
      'exam_chapter_content',
      'excercise',
      'exam_exercise',
      'paper',
      'live_class',
      'worksheet',
      'announcement',
      'admin_message',
      'tutor_reply',
    ]),
    chapter_content: z.nullable(contentPayload),
    exam_chapter_content: z.nullable(contentPayload),
    excercise: z.nullable(exercisePayload),
    exam_exercise: z.nullable(exercisePayload),
    paper: z.nullable(named),
    live_class: z.nullable(named),
    worksheet: z.nullable(named),
    /** Of an announcement and of a tutor's reply to a comment. */
    announcement: z.nullable(named),
  }),
});
export type WireNotification = z.infer<typeof notification>;

const meta = z.object({
  current_page: z.int(),
  total_count: z.int(),
  total_pages: z.int(),
  page_size: z.int(),
  new_notification_count: z.int(),
});

const base = '/notice/student/notifications';
const params = z.object({ notificationId: idText });
const one = z.object({ notification });

export const listNotifications = contract({
  summary: "A page of notifications, the newest first; a parent sees all children's",
  family: 'main',
  method: 'GET',
  path: base,
  query: z.object(paging),
  response: z.object({ notifications: z.array(notification), meta }),
});

export const getNotification = contract({
  summary: 'One notification',
  family: 'main',
  method: 'GET',
  path: `${base}/:notificationId`,
  params,
  response: one,
});

export const viewNotification = contract({
  summary: 'Marks it as seen',
  family: 'main',
  method: 'PUT',
  path: `${base}/:notificationId/viewed`,
  params,
  response: one,
});

export const deleteNotification = contract({
  summary: 'Takes it off the list',
  family: 'main',
  method: 'DELETE',
  path: `${base}/:notificationId`,
  params,
  response: done,
});

export const deleteAllNotifications = contract({
  summary: 'Takes everything off the list',
  family: 'main',
  method: 'DELETE',
  path: `${base}/destroy_all`,
  response: done,
});

const countCall = (path: string, what: string) =>
  contract({
    summary: `How many ${what} the acting student has not looked at`,
    family: 'main',
    method: 'GET',
    path: `${base}/${path}`,
    response: z.object({ count: z.int() }),
  });
const viewAllCall = (method: 'PUT' | 'POST', path: string, what: string) =>
  contract({
    summary: `The acting student has looked at the ${what}`,
    family: 'main',
    method,
    path: `${base}/${path}`,
    response: done,
  });

export const countMessages = countCall('messages_count', 'messages');
export const countLiveClasses = countCall('live_classes_count', 'live classes');
export const countWorksheets = countCall('work_sheets_count', 'worksheets');
/** PUT, and POST for older apps. */
export const viewAllMessages = (['PUT', 'POST'] as const).map((method) =>
  viewAllCall(method, 'view_all_messages', 'messages'),
);
export const viewAllLiveClasses = (['PUT', 'POST'] as const).map((method) =>
  viewAllCall(method, 'view_all_live_classes', 'live classes'),
);
export const viewAllWorksheets = (['PUT', 'POST'] as const).map((method) =>
  viewAllCall(method, 'view_all_worksheets', 'worksheets'),
);
