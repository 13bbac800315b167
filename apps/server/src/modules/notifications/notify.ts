import type { EnrolmentModule } from '#modules/enrolment/index.ts';
import type { Tx } from '#platform/db/database.ts';
import { enqueue } from '#platform/jobs.ts';
import { counterOf, type Notice } from './domain/notice.ts';
import { upsertNotifications } from './notification-store.ts';
import { pushTask } from './push-news.ts';

export interface Told {
  /** Students by id, or everybody whom an audience means today. */
  to: readonly number[] | { courseId: number; sectionIds: readonly number[] };
  notice: Notice;
}

/** The stream of a student remembers an hour; a page that has heard nothing until then asks by itself. */
const pushTries = 8;

/**
 * One statement, however many receivers. The push to open pages is a job of the same transaction: it is sent
 * after the commit, and whatever becomes of it, the rows are there. Safe to repeat.
 */
export async function notify(
  tx: Tx,
  { enrolment }: { enrolment: Pick<EnrolmentModule, 'findAudience'> },
  { tenantId, to, notice }: Told & { tenantId: number },
): Promise<void> {
  const studentIds = 'courseId' in to ? await enrolment.findAudience(tx, { tenantId, audience: to }) : to;
  if (studentIds.length === 0) return;
  const { about } = notice;
  await upsertNotifications(tx, {
    tenantId,
    studentIds,
    type: about.type,
    action: notice.action,
    counter: counterOf(about),
    source: notice.source,
    revision: notice.revision ?? 0,
    courseId: notice.courseId,
    title: notice.title,
    shortTitle: notice.shortTitle,
    body: notice.body,
    data: {
      ...('id' in about && { id: about.id }),
      ...('title' in about && { title: about.title }),
      ...(notice.senderName !== undefined && { sender: notice.senderName }),
    },
  });
  await enqueue(tx, pushTask, { tenantId, studentIds }, { maxAttempts: pushTries });
}
