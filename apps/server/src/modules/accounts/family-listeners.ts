import type { EventListener } from '#platform/events.ts';
import type { Storage } from '#platform/storage.ts';
import type { GuardianInvited, LoginInvited, PhoneChanged, PictureReplaced } from './events.ts';
import { sendGuardianInvitation } from './send-guardian-invitation.ts';
import { sendLoginMail } from './send-login-mail.ts';
import { sendPhoneNotice } from './send-phone-notice.ts';

type Deps = Parameters<typeof sendLoginMail>[0] &
  Parameters<typeof sendGuardianInvitation>[0] & { storage: Storage };

export function familyListeners(deps: Deps): EventListener[] {
  return [
    {
      name: 'accounts.remove-picture',
      event: 'accounts.picture_replaced',
      handle: (event) => deps.storage.remove((event as PictureReplaced).data.key),
    },
    {
      name: 'accounts.send-login-mail',
      event: 'accounts.login_invited',
      async handle(event) {
        const { email, brandId } = (event as LoginInvited).data;
        await sendLoginMail(deps, { tenantId: event.tenantId, requestRef: event.id, email, brandId });
      },
    },
    {
      name: 'accounts.send-guardian-invitation',
      event: 'accounts.guardian_invited',
      async handle(event) {
        const { studentId, invitationId, brandId } = (event as GuardianInvited).data;
        await sendGuardianInvitation(deps, {
          tenantId: event.tenantId,
          requestRef: event.id,
          studentId,
          invitationId,
          brandId,
        });
      },
    },
    {
      name: 'accounts.send-phone-notice',
      event: 'accounts.phone_changed',
      async handle(event) {
        const { oldPhone, newDigits, brandId } = (event as PhoneChanged).data;
        await sendPhoneNotice(deps, {
          tenantId: event.tenantId,
          requestRef: event.id,
          oldPhone,
          newDigits,
          brandId,
        });
      },
    },
  ];
}
