import type { EventListener } from '#platform/events.ts';
import { sendInvitation } from './send-invitation.ts';
import type { StaffInvited } from './staff-events.ts';

export function staffListeners(deps: Parameters<typeof sendInvitation>[0]): EventListener[] {
  return [
    {
      name: 'accounts.send-invitation',
      event: 'accounts.staff_invited',
      async handle(event) {
        const { tenantId, id, data } = event as StaffInvited;
        await sendInvitation(deps, {
          tenantId,
          requestRef: id,
          staffId: data.staffId,
          brandId: data.brandId,
          language: data.language,
        });
      },
    },
  ];
}
