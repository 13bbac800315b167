import type { ResponseOf } from '@shala/wire/contract.ts';
import type { listNotifications, WireNotification } from '@shala/wire/notifications.ts';

type Data = WireNotification['data'];

const nothing: Omit<Data, 'type'> = {
  chapter_content: null,
  exam_chapter_content: null,
  excercise: null,
  exam_exercise: null,
  paper: null,
  live_class: null,
  worksheet: null,
  announcement: null,
};

/** What a notification is about, as the server says it: the type, and the payload of that type alone. */
export const about = (type: Data['type'], payload: Partial<Omit<Data, 'type'>> = {}): Data => ({
  type,
  ...nothing,
  ...payload,
});

/** A message of the school to Ananya; what a test is about replaces the rest. */
export const notification = (id: number, more: Partial<WireNotification> = {}): WireNotification => ({
  id,
  action: 'sent',
  title: `Notification ${id}`,
  short_title: `Short ${id}`,
  body: `About ${id}`,
  created_at: '2026-11-15T06:00:00.000Z',
  is_seen: false,
  sender: { type: 'admin', name: 'Shala' },
  receiver: { type: 'student', id: 7, first_name: 'Ananya' },
  course_type: null,
  student_course_id: null,
  data: about('admin_message'),
  ...more,
});

export const lesson = {
  id: 70,
  title: 'Friction on a slope',
  chapter_id: 3,
  chapter_name: 'Force and friction',
  subject_id: 2,
  subject_name: 'Physics',
  content_type: 'video',
  content_library_id: 90,
  thumbnail: 'https://files.example/p.jpg',
} as const;

export const exercise = {
  id: 60,
  title: 'Timed practice',
  chapter_id: 3,
  chapter_name: 'Force and friction',
  subject_id: 2,
  subject_name: 'Physics',
};

/** A page of the list; what is unseen counts as new. */
export const notificationsPage = (
  notifications: WireNotification[],
  { page = 1, pages = 1 } = {},
): ResponseOf<typeof listNotifications> => ({
  notifications,
  meta: {
    current_page: page,
    total_count: notifications.length,
    total_pages: pages,
    page_size: 10,
    new_notification_count: notifications.filter(({ is_seen }) => !is_seen).length,
  },
});
