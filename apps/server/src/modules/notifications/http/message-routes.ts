import { sendMessage as sendContract } from '@shala/wire/notifications-staff.ts';
import { type Route, write } from '#platform/http/route.ts';
import type { NotificationsDeps } from '../deps.ts';
import { sendMessage } from '../send-message.ts';

/** What administrators tell students. Their screen comes with the console. */
export function messageRoutes(deps: NotificationsDeps): Route[] {
  return [
    write(sendContract, { policy: 'staff' }, async ({ actor, body: { message } }, tx) => {
      await sendMessage(tx, deps, {
        staff: { tenantId: actor.tenantId, staffId: actor.staffId },
        courseId: message.course_id,
        sectionIds: message.section_ids,
        title: message.title,
        body: message.body,
      });
      return { success: true };
    }),
  ];
}
