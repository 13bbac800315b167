import type { TwoTexts } from '@shala/api-client/store-staff.ts';
import type { OwnBrand } from './brand-query.ts';

export type TextDrafts = Readonly<Record<string, { readonly en: string; readonly hi: string }>>;

export const draftTexts = ({ texts }: Pick<OwnBrand, 'texts'>): TextDrafts =>
  Object.fromEntries(Object.entries(texts).map(([id, { en, hi = '' }]) => [id, { en, hi }]));

/** Empty ones are left out: the product's own words come back. Hindi alone has nothing to fall back to. */
export function readTexts(drafts: TextDrafts): { texts: Record<string, TwoTexts>; lacking: string[] } {
  const texts: Record<string, TwoTexts> = {};
  const lacking: string[] = [];
  for (const [id, draft] of Object.entries(drafts)) {
    const en = draft.en.trim();
    const hi = draft.hi.trim();
    if (en !== '') texts[id] = hi === '' ? { en } : { en, hi };
    else if (hi !== '') lacking.push(id);
  }
  return { texts, lacking };
}
