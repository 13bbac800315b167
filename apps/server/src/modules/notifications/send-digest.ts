import type { Locale } from '@shala/brand/brand.ts';
import * as z from 'zod/mini';
import { type BrandRegistry, findBrand } from '#modules/tenancy/index.ts';
import { readNow } from '#platform/db/clock.ts';
import type { JobHandler } from '#platform/events.ts';
import type { Mailer } from '#platform/mail.ts';
import type { Sealer } from '#platform/sealed.ts';
import { digestMail } from './digest-mail.ts';
import { selectLastTold, selectUnsent, sendTask, updateTold } from './digest-store.ts';
import { digestToken } from './digest-token.ts';
import { whatToTell } from './domain/digest.ts';
import { isTooLate, weekOf } from './domain/digest-week.ts';
import { type GatherDeps, gatherDigest } from './gather-digest.ts';

export interface DigestDeps extends GatherDeps {
  brands: Pick<BrandRegistry, 'byId'>;
  mailer: Mailer;
  mailFrom: string;
  sealer: Sealer;
  originOf(host: string): string;
}

const jobSchema = z.object({ studentId: z.int(), parentId: z.int(), week: z.string() });
type Which = z.infer<typeof jobSchema>;

export const digestJob = (deps: DigestDeps): JobHandler => ({
  task: sendTask,
  handle: (payload) => sendDigest(deps, z.parse(jobSchema, payload)),
});

/**
 * One letter. It is marked when the mail server has taken it, so a crash in between sends it again: SMTP cannot
 * be part of a transaction. Both then carry the same message id, by which mail programs show one.
 */
async function sendDigest(deps: DigestDeps, which: Which): Promise<void> {
  const { db, brands, mailer } = deps;
  const found = await selectUnsent(db, which);
  if (!found?.email) return;
  const { tenant_id: tenantId, email } = found;
  const { studentId, parentId } = which;
  const week = weekOf(which.week);
  // A mail server that was away for days: the job is still tried, but the news is old.
  if (isTooLate(week, await readNow(db))) return updateTold(db, which, 'nothing');
  const digest = await gatherDigest(deps, { tenantId, studentId, week });
  const told = whatToTell(digest, await selectLastTold(db, which));
  if (told === 'nothing') return updateTold(db, which, told);

  // A family belongs to its tenant and not to a brand: the letter comes from the tenant's own one.
  const brandId = await findBrand(db, tenantId, null);
  const brand = brandId === null ? null : await brands.byId(tenantId, brandId);
  if (!brand) throw new Error('a tenant has no brand to write in the name of');
  const locale: Locale = found.language === 'hi' ? 'hi' : 'en';
  const nameIn = (own: string, native: string | null) => (locale === 'hi' ? (native ?? own) : own);
  const origin = deps.originOf(brand.host);
  await mailer.send(
    digestMail({
      to: email,
      from: deps.mailFrom,
      locale,
      brand: brand.record,
      origin,
      parent: nameIn(found.parent_name, found.parent_native_name),
      child: nameIn(found.child_name, found.child_native_name),
      week,
      digest: told === 'week' ? digest : null,
      stopUrl: `${origin}/digest/stop/${digestToken(deps.sealer, { tenantId, parentId, studentId })}`,
      reference: `${tenantId}-${studentId}-${parentId}-${which.week}`,
    }),
  );
  await updateTold(db, which, told);
}
