import { inLocale, type Locale, type LocalText } from '@shala/brand/brand.ts';
import { getLegalDocument, type WireLegalText } from '@shala/wire/legal.ts';
import type { Database } from '#platform/db/database.ts';
import { type Route, read } from '#platform/http/route.ts';
import { findLegal, type LegalDocument } from '../legal-document.ts';

const present = (document: LegalDocument | null, locale: Locale): WireLegalText | null =>
  document && {
    version: `v${document.version}`,
    effective_on: document.effectiveOn ?? '',
    text: inLocale(document.texts as LocalText, locale),
  };

/** Anybody may read what a brand asks people to agree to. */
export function legalRoutes({ db }: { db: Database }): Route[] {
  return [
    read(getLegalDocument, { policy: 'anyone' }, async ({ params: { kind }, place, locale }) => {
      const { inForce, coming } = await findLegal(db, place, kind);
      return { document: present(inForce, locale), coming: present(coming, locale) };
    }),
  ];
}
