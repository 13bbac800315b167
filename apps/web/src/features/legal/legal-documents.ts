import type { Locale } from '@shala/brand/brand.ts';
import privacyEn from './privacy.en.json';
import privacyHi from './privacy.hi.json';
import type { Section } from './split-sections.ts';
import termsEn from './terms.en.json';
import termsHi from './terms.hi.json';

/** A text of the law as people agreed to it: a changed text is a new version with a new date. */
interface LegalDocument {
  readonly version: string;
  /** YYYY-MM-DD */
  readonly date: string;
  /** True until counsel has confirmed the words. */
  readonly isDraft: boolean;
  readonly sections: Readonly<Record<Locale, readonly Section[]>>;
}

export type LegalId = 'terms' | 'privacy';

export const legalDocuments: Record<LegalId, LegalDocument> = {
  terms: { version: '0.2', date: '2026-11-15', isDraft: true, sections: { en: termsEn, hi: termsHi } },
  privacy: { version: '0.2', date: '2026-11-15', isDraft: true, sections: { en: privacyEn, hi: privacyHi } },
};
