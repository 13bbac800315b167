import type { EventListener } from '#platform/events.ts';
import type { OtpRequested, PasswordResetRequested } from './events.ts';
import { sendOtpMessage } from './otp-message.ts';
import { sendResetMail } from './send-reset-mail.ts';

type Deps = Parameters<typeof sendResetMail>[0] & Parameters<typeof sendOtpMessage>[0];

export function accountListeners(deps: Deps): EventListener[] {
  return [
    {
      name: 'accounts.send-otp',
      event: 'accounts.otp_requested',
      async handle(event) {
        const { data } = event as OtpRequested;
        await sendOtpMessage(deps, {
          tenantId: event.tenantId,
          phone: data.phone,
          channel: data.channel,
          sendId: data.sendId,
          brandId: data.brandId,
          nonce: data.nonce,
          isForAnyone: data.isForAnyone,
          template: data.template,
          variables: data.variables,
        });
      },
    },
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
