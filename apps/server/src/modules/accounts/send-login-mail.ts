import type { BrandRegistry } from '#modules/tenancy/index.ts';
import type { Database } from '#platform/db/database.ts';
import type { Mailer } from '#platform/mail.ts';
import { hashSecret, newSecret } from '#platform/random.ts';
import { markResetSent, selectCredential, upsertReset } from './credential-store.ts';
import { loginMail } from './login-mail.ts';

const invitationSeconds = 7 * 24 * 3600;

interface Deps {
  db: Database;
  brands: Pick<BrandRegistry, 'byId'>;
  mailer: Mailer;
  mailFrom: string;
  /** Where a host is reached from outside. */
  originOf(host: string): string;
}

interface Request {
  tenantId: number;
  requestRef: string;
  email: string;
  brandId: number;
}

/** The link is one for a new password that lives longer. It goes nowhere once the address has been corrected. */
export async function sendLoginMail(deps: Deps, request: Request): Promise<void> {
  const { db, brands, mailer, mailFrom } = deps;
  const { tenantId, requestRef, email } = request;
  const student = await selectCredential(db, tenantId, email);
  const brand = await brands.byId(tenantId, request.brandId);
  if (!student || student.blocked_at || student.password_hash || !brand) return;
  const token = newSecret();
  const row = {
    tenantId,
    studentId: student.id,
    requestRef,
    tokenHash: hashSecret(token),
    seconds: invitationSeconds,
  };
  const isDue = await db.transaction().execute((tx) => upsertReset(tx, row));
  if (!isDue) return;
  const page = `${deps.originOf(brand.host)}/auth/update-password`;
  await mailer.send(
    loginMail({
      to: email,
      name: student.first_name,
      locale: student.language === 'hi' ? 'hi' : 'en',
      brand: brand.record,
      link: `${page}?${new URLSearchParams({ email, reset_password_token: token })}`,
      from: mailFrom,
      requestRef,
    }),
  );
  await db.transaction().execute((tx) => markResetSent(tx, student.id, requestRef));
}
