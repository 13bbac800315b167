import type { AnnouncementPosted, CommentAnswered } from '#modules/announcements/index.ts';
import type { AnswerEvaluated } from '#modules/assessment/index.ts';
import type { ContentPublished } from '#modules/catalogue/index.ts';
import type { LiveClassCancelled, LiveClassSoon } from '#modules/live-classes/index.ts';
import { amountInFigures, type RefundBegun } from '#modules/shop/index.ts';
import type { WorksheetGraded, WorksheetPosted, WorksheetReturned } from '#modules/worksheets/index.ts';
import type { Tx } from '#platform/db/database.ts';
import type { DomainEvent, EventListener } from '#platform/events.ts';
import { checkedNotice } from './checked-notice.ts';
import type { NotificationsDeps } from './deps.ts';
import { liveClassCancelled, liveClassSoon } from './domain/live-class-notices.ts';
import { announcementPosted, commentAnswered, messageSent, moneyGivenBack } from './domain/notices.ts';
import { worksheetGraded, worksheetPosted, worksheetReturned } from './domain/worksheet-notices.ts';
import type { MessageSent } from './events.ts';
import { lessonNotice } from './lesson-notice.ts';
import { notify, type Told } from './notify.ts';

/** Each is one transaction that may be repeated: the same source makes no second notification. */
export function notificationListeners({
  db,
  enrolment,
}: Pick<NotificationsDeps, 'db' | 'enrolment'>): EventListener[] {
  const on = <Event extends DomainEvent>(
    event: Event['type'],
    tell: (tx: Tx, event: Event) => Promise<Told | null> | Told,
  ): EventListener => ({
    name: `notifications.${event}`,
    event,
    handle: (given) =>
      db.transaction().execute(async (tx) => {
        const told = await tell(tx, given as Event);
        if (told !== null) await notify(tx, { enrolment }, { tenantId: given.tenantId, ...told });
      }),
  });

  return [
    on<AnswerEvaluated>('assessment.answer_evaluated', checkedNotice),
    on<ContentPublished>('catalogue.content_published', lessonNotice),
    on<MessageSent>('notifications.message_sent', (_tx, { id, data }) => ({
      to: audienceOf(data),
      notice: messageSent({ eventId: id, ...data }),
    })),
    on<RefundBegun>('shop.refund_begun', (_tx, { data }) => ({
      to: [data.studentId],
      notice: moneyGivenBack({ ...data, amount: amountInFigures(data.amountPaise) }),
    })),
    on<AnnouncementPosted>('announcements.posted', (_tx, { data }) => ({
      to: audienceOf(data),
      notice: announcementPosted(data),
    })),
    on<CommentAnswered>('announcements.replied', (_tx, { id, data }) => ({
      to: [data.studentId],
      notice: commentAnswered({ eventId: id, ...data }),
    })),
    on<WorksheetPosted>('worksheets.posted', (_tx, { data }) => ({
      to: audienceOf(data),
      notice: worksheetPosted({ ...data, dueAt: new Date(data.dueAt) }),
    })),
    on<WorksheetReturned>('worksheets.returned', (_tx, { id, data }) => ({
      to: [data.studentId],
      notice: worksheetReturned({ eventId: id, ...data }),
    })),
    on<WorksheetGraded>('worksheets.graded', (_tx, { id, data }) => ({
      to: [data.studentId],
      notice: worksheetGraded({ eventId: id, ...data }),
    })),
    on<LiveClassSoon>('live_classes.soon', (_tx, { data }) => ({
      to: audienceOf(data),
      notice: liveClassSoon({ ...data, startsAt: new Date(data.startsAt) }),
    })),
    on<LiveClassCancelled>('live_classes.cancelled', (_tx, { data }) => ({
      to: audienceOf(data),
      notice: liveClassCancelled({ ...data, startsAt: new Date(data.startsAt) }),
    })),
  ];
}

const audienceOf = ({ courseId, sectionIds }: { courseId: number; sectionIds: readonly number[] }) => ({
  courseId,
  sectionIds,
});
