import * as z from 'zod';
import type { JobHandler } from '#platform/events.ts';
import type { NotificationsDeps } from './deps.ts';

export const pushTask = 'push-notifications';

const payloadSchema = z.object({ tenantId: z.int(), studentIds: z.array(z.int()) });

/**
 * Tells the open pages that there is something to fetch. A hint without content: told twice it does no harm, and
 * a page that missed it asks by itself.
 */
export function pushJob({ news }: Pick<NotificationsDeps, 'news'>): JobHandler {
  return {
    task: pushTask,
    async handle(payload) {
      const { tenantId, studentIds } = payloadSchema.parse(payload);
      const receivers = studentIds.map((studentId) => ({ tenantId, studentId }));
      await news.publishMany(receivers, { type: 'notification' });
    },
  };
}
