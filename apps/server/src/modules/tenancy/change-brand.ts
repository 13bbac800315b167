import { type Brand, contactSchema, flagsSchema, type LocalText, themeSchema } from '@shala/brand/brand.ts';
import { brandTextIds } from '@shala/brand/brand-texts.ts';
import { weakPairs } from '@shala/brand/contrast.ts';
import { AppError, notFound } from '#platform/app-error.ts';
import { audit } from '#platform/audit.ts';
import type { Tx } from '#platform/db/database.ts';
import { type BrandKey, type BrandParts, lockBrand, updateBrand } from './brand-staff-store.ts';
import { sellerSchema } from './seller.ts';
import { type StaffBrand, toStaffBrand } from './staff-brand.ts';

export interface BrandWishes {
  theme?: unknown;
  texts?: Readonly<Record<string, LocalText>> | undefined;
  contact?: unknown;
  flags?: unknown;
  seller?: unknown;
}

interface ChangeBrand {
  key: BrandKey;
  staffId: number;
  wishes: BrandWishes;
}

/** Running processes look again every few seconds: nothing has to be started anew. */
export async function changeBrand(tx: Tx, { key, staffId, wishes }: ChangeBrand): Promise<StaffBrand> {
  const row = await lockBrand(tx, key);
  if (!row) throw notFound();
  const before = toStaffBrand(row);
  const parts = readParts(wishes, before.record);
  await updateBrand(tx, key, parts);
  await audit(tx, {
    tenantId: key.tenantId,
    actor: { kind: 'staff', id: staffId },
    action: 'brand.changed',
    subject: { kind: 'brand', id: key.brandId },
    details: Object.fromEntries(
      Object.entries(parts)
        .filter(([, after]) => after !== undefined)
        .map(([part, after]) => [part, { before: row[part as keyof BrandParts], after }]),
    ),
  });
  const after = await lockBrand(tx, key);
  if (!after) throw notFound();
  return toStaffBrand(after);
}

function readParts(wishes: BrandWishes, before: Brand): BrandParts {
  return {
    theme: wishes.theme === undefined ? undefined : readTheme(wishes.theme),
    texts: wishes.texts === undefined ? undefined : readTexts(wishes.texts, before.texts),
    contact: wishes.contact === undefined ? undefined : accepted(contactSchema.safeParse(wishes.contact)),
    flags: wishes.flags === undefined ? undefined : readFlags(wishes.flags, before.flags),
    seller: wishes.seller === undefined ? undefined : readSeller(wishes.seller),
  };
}

function accepted<Value>(read: { success: true; data: Value } | { success: false }): Value {
  if (!read.success) throw new AppError('invalid');
  return read.data;
}

function readTheme(wish: unknown): Brand['theme'] {
  const theme = accepted(themeSchema.safeParse(wish));
  if (weakPairs(theme).length > 0) throw new AppError('theme_hard_to_read');
  return theme;
}

/** Words that nobody would ever read are a mistake; what an import has put there may stay. */
function readTexts(wish: Readonly<Record<string, LocalText>>, before: Brand['texts']): Brand['texts'] {
  const known = new Set<string>([...brandTextIds, ...Object.keys(before)]);
  if (Object.keys(wish).some((id) => !known.has(id))) throw new AppError('text_unknown');
  return Object.fromEntries(
    Object.entries(wish).map(([id, { en, hi }]) => [id, hi === undefined || hi === '' ? { en } : { en, hi }]),
  );
}

/** Which wordings are in force is said by publishing them, not by a switch. */
function readFlags(wish: unknown, { legalVersions }: Brand['flags']): Brand['flags'] {
  const flags = accepted(flagsSchema.safeParse(wish));
  if (flags.otpChannels.length === 0 || flags.enabledUsages.length === 0) throw new AppError('invalid');
  return { ...flags, legalVersions, legalComing: [] };
}

function readSeller(wish: unknown) {
  const read = sellerSchema.safeParse(wish);
  if (!read.success) throw new AppError('seller_invalid');
  return read.data;
}
