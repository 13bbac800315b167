import { localTextSchema } from '@shala/brand/brand.ts';
import type { AnswerEvaluated } from '#modules/assessment/index.ts';
import type { ContentPublished } from '#modules/catalogue/index.ts';
import type { Tx } from '#platform/db/database.ts';
import type { DomainEvent, EventListener } from '#platform/events.ts';
import type { NotificationsDeps } from './deps.ts';
import { lessonPublished, messageSent } from './domain/notices.ts';
import type { MessageSent } from './events.ts';
import { notify } from './notify.ts';
import { notifyChecked } from './notify-checked.ts';
import { selectLessons } from './subject-store.ts';

type Deps = Pick<NotificationsDeps, 'db' | 'enrolment'>;

/** Each is one transaction that may be repeated: the same source makes no second notification. */
export function notificationListeners({ db, enrolment }: Deps): EventListener[] {
  const on = <Event extends DomainEvent>(
    event: Event['type'],
    handle: (tx: Tx, event: Event) => Promise<void>,
  ): EventListener => ({
    name: `notifications.${event}`,
    event,
    handle: (given) => db.transaction().execute((tx) => handle(tx, given as Event)),
  });

  return [
    on<AnswerEvaluated>('assessment.answer_evaluated', (tx, event) =>
      notifyChecked(tx, { enrolment }, event),
    ),
    on<ContentPublished>('catalogue.content_published', async (tx, { tenantId, data }) => {
      const [lesson] = await selectLessons(tx, [data.contentId]);
      // Switched off again before anybody was told.
      if (!lesson) return;
      const notice = lessonPublished({
        contentId: lesson.id,
        courseId: data.courseId,
        title: localTextSchema.parse(lesson.title),
        chapterName: localTextSchema.parse(lesson.chapter_name),
        subjectName: localTextSchema.parse(lesson.subject_name),
      });
      await notify(tx, { enrolment }, { tenantId, to: { courseId: data.courseId, sectionIds: [] }, notice });
    }),
    on<MessageSent>('notifications.message_sent', (tx, { id, tenantId, data }) =>
      notify(tx, { enrolment }, { tenantId, to: data, notice: messageSent({ eventId: id, ...data }) }),
    ),
  ];
}
