import type { ResponseOf } from '@shala/wire/contract.ts';
import type * as wire from '@shala/wire/notifications.ts';
import type { Transport } from './transport.ts';

/** What a notification is about, and where it leads. */
export type NotificationSubject =
  | {
      readonly type: 'content';
      readonly id: number;
      readonly libraryId: number;
      readonly chapterId: number;
      readonly subjectId: number;
      readonly subjectName: string;
      readonly contentType: 'video' | 'pdf' | 'external_link';
      readonly pictureUrl: string | null;
    }
  | {
      readonly type: 'exercise';
      readonly id: number;
      readonly chapterId: number;
      readonly subjectId: number;
      readonly subjectName: string;
    }
  | {
      readonly type: 'paper' | 'live_class' | 'worksheet' | 'announcement' | 'tutor_reply';
      readonly id: number;
    }
  | { readonly type: 'admin_message' };

export interface Notification {
  readonly id: number;
  readonly action: string;
  readonly title: string;
  readonly shortTitle: string;
  readonly body: string;
  readonly createdAt: string;
  readonly isSeen: boolean;
  readonly student: { readonly id: number; readonly firstName: string };
  /** The kind of course that has to be open to go there; null: any. */
  readonly courseKind: 'class_room' | 'exam' | null;
  readonly courseId: number | null;
  readonly about: NotificationSubject;
}

export interface NotificationsPage {
  readonly notifications: readonly Notification[];
  readonly page: number;
  readonly pages: number;
  readonly pageSize: number;
  readonly total: number;
  readonly newCount: number;
}

const base = '/notice/student/notifications';

export async function listNotifications(
  transport: Transport,
  { page, signal }: { page: number; signal?: AbortSignal },
): Promise<NotificationsPage> {
  const { notifications, meta } = await transport.send<ResponseOf<typeof wire.listNotifications>>({
    family: 'main',
    method: 'GET',
    path: base,
    query: { page: String(page) },
    signal,
  });
  return {
    notifications: notifications.map(toNotification),
    page: meta.current_page,
    pages: meta.total_pages,
    pageSize: meta.page_size,
    total: meta.total_count,
    newCount: meta.new_notification_count,
  };
}

export async function getNotification(transport: Transport, id: number): Promise<Notification> {
  const answer = await transport.send<ResponseOf<typeof wire.getNotification>>({
    family: 'main',
    method: 'GET',
    path: `${base}/${id}`,
  });
  return toNotification(answer.notification);
}

/** Marks it as seen, and answers it as it is now. */
export async function viewNotification(transport: Transport, id: number): Promise<Notification> {
  const answer = await transport.send<ResponseOf<typeof wire.viewNotification>>({
    family: 'main',
    method: 'PUT',
    path: `${base}/${id}/viewed`,
  });
  return toNotification(answer.notification);
}

export async function deleteNotification(transport: Transport, id: number): Promise<void> {
  await transport.send({ family: 'main', method: 'DELETE', path: `${base}/${id}` });
}

export async function deleteAllNotifications(transport: Transport): Promise<void> {
  await transport.send({ family: 'main', method: 'DELETE', path: `${base}/destroy_all` });
}

const counters = {
  liveClasses: ['live_classes_count', 'view_all_live_classes'],
  worksheets: ['work_sheets_count', 'view_all_worksheets'],
  messages: ['messages_count', 'view_all_messages'],
} as const;
export type Counter = keyof typeof counters;

/** How much of an area the acting student has not looked at. */
export async function countUnseen(
  transport: Transport,
  counter: Counter,
  signal?: AbortSignal,
): Promise<number> {
  const { count } = await transport.send<ResponseOf<typeof wire.countMessages>>({
    family: 'main',
    method: 'GET',
    path: `${base}/${counters[counter][0]}`,
    signal,
  });
  return count;
}

export async function viewAll(transport: Transport, counter: Counter): Promise<void> {
  await transport.send({ family: 'main', method: 'PUT', path: `${base}/${counters[counter][1]}` });
}

const toNotification = (one: wire.WireNotification): Notification => ({
  id: one.id,
  action: one.action,
  title: one.title,
  shortTitle: one.short_title,
  body: one.body,
  createdAt: one.created_at,
  isSeen: one.is_seen,
  student: { id: one.receiver.id, firstName: one.receiver.first_name },
  courseKind: one.course_type,
  courseId: one.student_course_id,
  about: toSubject(one.data),
});

function toSubject(data: wire.WireNotification['data']): NotificationSubject {
  const content = data.chapter_content ?? data.exam_chapter_content;
  if (content)
    return {
      type: 'content',
      id: content.id,
      libraryId: content.content_library_id,
      chapterId: content.chapter_id,
      subjectId: content.subject_id,
      subjectName: content.subject_name,
      contentType: content.content_type,
      pictureUrl: content.thumbnail,
    };
  const exercise = data.excercise ?? data.exam_exercise;
  if (exercise)
    return {
      type: 'exercise',
      id: exercise.id,
      chapterId: exercise.chapter_id,
      subjectId: exercise.subject_id,
      subjectName: exercise.subject_name,
    };
  if (data.paper) return { type: 'paper', id: data.paper.id };
  if (data.live_class) return { type: 'live_class', id: data.live_class.id };
  if (data.worksheet) return { type: 'worksheet', id: data.worksheet.id };
  if (data.announcement)
    return {
      type: data.type === 'tutor_reply' ? 'tutor_reply' : 'announcement',
      id: data.announcement.id,
    };
  return { type: 'admin_message' };
}
