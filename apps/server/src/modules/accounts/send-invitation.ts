import { inLocale } from '@shala/brand/brand.ts';
import type { BrandRegistry } from '#modules/tenancy/index.ts';
import type { Database } from '#platform/db/database.ts';
import type { Mailer } from '#platform/mail.ts';
import { hashSecret, newSecret } from '#platform/random.ts';
import { findStaff } from './find-staff.ts';
import { invitationMail } from './invitation-mail.ts';
import { markInvitationSent, upsertInvitation } from './invitation-store.ts';

const invitationSeconds = 72 * 3600;

interface Deps {
  db: Database;
  brands: Pick<BrandRegistry, 'byId'>;
  mailer: Mailer;
  mailFrom: string;
  /** Where a host is reached from outside. */
  originOf(host: string): string;
}

interface Invitation {
  tenantId: number;
  requestRef: string;
  staffId: number;
  brandId: number;
  language: 'en' | 'hi';
}

/** The token is made here and leaves in the mail only; a job that runs twice mails once. */
export async function sendInvitation(deps: Deps, invitation: Invitation): Promise<void> {
  const { tenantId, requestRef, staffId, language } = invitation;
  const brand = await deps.brands.byId(tenantId, invitation.brandId);
  if (!brand) throw new Error('the brand of an invitation is gone');
  const staff = await findStaff(deps.db, { tenantId, staffId });
  const token = newSecret();
  const row = { tenantId, requestRef, staffId, tokenHash: hashSecret(token), seconds: invitationSeconds };
  const isDue = await deps.db.transaction().execute((tx) => upsertInvitation(tx, row));
  if (!isDue) return;
  // Behind the hash, so that no server or proxy writes the token down.
  const page = `${deps.originOf(brand.host)}/console/invitation`;
  await deps.mailer.send(
    invitationMail({
      to: staff.email,
      name: inLocale(staff.name, language),
      locale: language,
      brand: brand.record,
      link: `${page}#${new URLSearchParams({ invitation_token: token })}`,
      from: deps.mailFrom,
      requestRef,
    }),
  );
  await deps.db.transaction().execute((tx) => markInvitationSent(tx, tenantId, requestRef));
}
