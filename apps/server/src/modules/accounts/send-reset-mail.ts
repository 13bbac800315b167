import type { BrandRegistry } from '#modules/tenancy/index.ts';
import type { Database } from '#platform/db/database.ts';
import type { Mailer } from '#platform/mail.ts';
import { hashSecret, newSecret } from '#platform/random.ts';
import { countResets, markResetSent, selectCredential, upsertReset } from './credential-store.ts';
import { resetMail } from './reset-mail.ts';

const tokenSeconds = 30 * 60;
const mailsPerHour = 3;

interface Deps {
  db: Database;
  brands: Pick<BrandRegistry, 'byId'>;
  mailer: Mailer;
  mailFrom: string;
}

interface Request {
  tenantId: number;
  requestRef: string;
  email: string;
  brandId: number;
  page: string;
}

/** Nobody there, asked a moment ago, or asked too often: all end in silence. */
export async function sendResetMail({ db, brands, mailer, mailFrom }: Deps, request: Request): Promise<void> {
  const { tenantId, requestRef, email } = request;
  const student = await selectCredential(db, tenantId, email);
  const brand = await brands.byId(tenantId, request.brandId);
  if (!student || student.blocked_at || !brand) return;

  const token = newSecret();
  const row = {
    tenantId,
    studentId: student.id,
    requestRef,
    tokenHash: hashSecret(token),
    seconds: tokenSeconds,
  };
  const isDue = await db.transaction().execute(async (tx) => {
    const others = await countResets(tx, student.id, requestRef);
    if (others.lastMinute > 0 || others.lastHour >= mailsPerHour) return false;
    return upsertReset(tx, row);
  });
  if (!isDue) return;
  const link = `${request.page}?${new URLSearchParams({ email, reset_password_token: token })}`;
  const locale = student.language === 'hi' ? 'hi' : 'en';
  await mailer.send(
    resetMail({
      to: email,
      name: student.first_name,
      locale,
      brand: brand.record,
      link,
      from: mailFrom,
      requestRef,
    }),
  );
  await db.transaction().execute((tx) => markResetSent(tx, student.id, requestRef));
}
