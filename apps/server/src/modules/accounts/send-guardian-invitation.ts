import type { BrandRegistry } from '#modules/tenancy/index.ts';
import type { Database } from '#platform/db/database.ts';
import type { SmsSender } from '#platform/sms.ts';
import { markGuardianInvitation, selectInvitationMessage } from './guardian-invitation-store.ts';

interface Deps {
  db: Database;
  brands: Pick<BrandRegistry, 'byId'>;
  sms: SmsSender;
}

interface Request {
  tenantId: number;
  /** The same for every delivery of one event, so that a repeated job sends one message. */
  requestRef: string;
  studentId: number;
  invitationId: number;
  brandId: number;
}

/** An invitation that was accepted or ran out in the meantime needs no message. */
export async function sendGuardianInvitation({ db, brands, sms }: Deps, request: Request): Promise<void> {
  const { tenantId, studentId, invitationId } = request;
  const brand = await brands.byId(tenantId, request.brandId);
  if (!brand) throw new Error('the brand of an invitation is gone');
  const message = await selectInvitationMessage(db, tenantId, studentId, invitationId);
  if (!message) return;
  await sms.send({
    to: message.phone_number,
    channel: 'sms',
    template: 'guardian_invitation',
    variables: { child: message.first_name, brand: brand.record.name.en, host: brand.host },
    reference: `guardian-${request.requestRef}`,
  });
  await db.transaction().execute((tx) => markGuardianInvitation(tx, studentId, invitationId, 'sent_at'));
}
