import type { LocalText } from '@shala/brand/brand.ts';
import { AppError, notFound } from '#platform/app-error.ts';
import { audit } from '#platform/audit.ts';
import { readToday } from '#platform/db/clock.ts';
import type { Queryable, Tx } from '#platform/db/database.ts';
import { addDays } from '#platform/text/days.ts';
import { type BrandKey, lockBrand } from './brand-staff-store.ts';
import {
  insertDraft,
  type LegalDocument,
  type LegalKind,
  selectCurrent,
  selectDocuments,
  updateDraft,
  updatePublished,
} from './legal-store.ts';

export type { LegalDocument };

export async function listLegalDocuments(db: Queryable, key: BrandKey): Promise<LegalDocument[]> {
  const documents = await selectDocuments(db, key);
  if (documents === null) throw notFound();
  return documents;
}

interface SaveDraft {
  key: BrandKey;
  staffId: number;
  kind: LegalKind;
  texts: LocalText;
}

/** There is one draft at a time: whoever writes after somebody else writes over it, and the log has both. */
export async function saveLegalDraft(
  tx: Tx,
  { key, staffId, kind, texts }: SaveDraft,
): Promise<LegalDocument> {
  if (!(await lockBrand(tx, key))) throw notFound();
  const draft = (await updateDraft(tx, key, kind, texts)) ?? (await insertDraft(tx, key, kind, texts));
  await note(tx, { key, staffId }, 'legal_document.drafted', { kind, version: draft.version, texts });
  return draft;
}

/** How long before a change of the wording takes effect people are told of it. */
const noticeDays = 30;

interface Publish {
  key: BrandKey;
  staffId: number;
  kind: LegalKind;
  version: number;
  effectiveOn: string;
}

export async function publishLegalDocument(tx: Tx, given: Publish): Promise<LegalDocument> {
  const { key, staffId, kind, version, effectiveOn } = given;
  if (!(await lockBrand(tx, key))) throw notFound();
  const today = await readToday(tx);
  if (effectiveOn < today) throw new AppError('legal_day_past');
  // The first wording replaces our draft; every later one changes what people have agreed to.
  const { inForce, coming } = await selectCurrent(tx, key, kind);
  if ((inForce ?? coming) && effectiveOn < addDays(today, noticeDays))
    throw new AppError('legal_notice_short');
  const published = await updatePublished(tx, key, { kind, version, effectiveOn });
  if (!published) throw new AppError('legal_draft_gone');
  await note(tx, { key, staffId }, 'legal_document.published', { kind, version, effective_on: effectiveOn });
  return published;
}

const note = (
  tx: Tx,
  { key, staffId }: { key: BrandKey; staffId: number },
  action: string,
  details: Record<string, unknown>,
) =>
  audit(tx, {
    tenantId: key.tenantId,
    actor: { kind: 'staff', id: staffId },
    action,
    subject: { kind: 'brand', id: key.brandId },
    details,
  });

export const findLegal = (db: Queryable, { tenantId, brandId }: BrandKey, kind: LegalKind) =>
  selectCurrent(db, { tenantId, brandId }, kind);
