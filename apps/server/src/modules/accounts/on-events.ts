import type { EventListener } from '#platform/events.ts';
import type { PasswordResetRequested } from './events.ts';
import { sendResetMail } from './send-reset-mail.ts';

type Deps = Parameters<typeof sendResetMail>[0];

export function accountListeners(deps: Deps): EventListener[] {
  return [
    {
      name: 'accounts.send-reset-mail',
      event: 'accounts.password_reset_requested',
      async handle(event) {
        const { data } = event as PasswordResetRequested;
        await sendResetMail(deps, {
          tenantId: event.tenantId,
          requestRef: event.id,
          email: data.email,
          brandId: data.brandId,
          page: data.page,
        });
      },
    },
  ];
}
