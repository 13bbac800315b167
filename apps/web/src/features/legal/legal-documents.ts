import type { Locale } from '@shala/brand/brand.ts';

interface Section {
  readonly heading: string;
  readonly text: readonly string[];
}

/** A text of the law as people agreed to it: a changed text is a new version with a new date. */
export interface LegalDocument {
  readonly version: string;
  /** YYYY-MM-DD */
  readonly date: string;
  /** True until counsel has confirmed the words. */
  readonly isDraft: boolean;
  readonly load: Readonly<Record<Locale, () => Promise<{ default: readonly Section[] }>>>;
}

export const legalDocuments = {
  terms: {
    version: '0.1',
    date: '2026-11-15',
    isDraft: true,
    load: { en: () => import('./terms.en.json'), hi: () => import('./terms.hi.json') },
  },
  privacy: {
    version: '0.1',
    date: '2026-11-15',
    isDraft: true,
    load: { en: () => import('./privacy.en.json'), hi: () => import('./privacy.hi.json') },
  },
} satisfies Record<string, LegalDocument>;

export type LegalId = keyof typeof legalDocuments;
