import * as z from 'zod/mini';

/** A text in every language we ship. English is always there; the others fall back to it. */
export const localTextSchema = z.object({ en: z.string(), hi: z.optional(z.string()) });
export type LocalText = z.infer<typeof localTextSchema>;

export const locales = ['en', 'hi'] as const;
export type Locale = (typeof locales)[number];

const colour = z.string().check(z.regex(/^#[0-9a-f]{6}$/));

/** The only colours a brand may set; everything else is the same paper and ink for all. */
export const themeSchema = z.object({
  brand: colour,
  brandStrong: colour,
  brandTint: colour,
  brandInk: colour,
  spark: colour,
});
export type BrandTheme = z.infer<typeof themeSchema>;

const usages = ['school', 'exam', 'both'] as const;

const on = z._default(z.boolean(), true);
const off = z._default(z.boolean(), false);

/** Of a wording that a brand has published: v1, v2, ... Before the first, a version is the day of our own draft. */
export const isPublishedVersion = (version: string): boolean => /^v\d+$/.test(version);

/** What a parent agrees to until a brand publishes wordings of its own. */
export const startingVersions = { terms: '2023-06-19', privacy: '2023-06-19' };

/** How a brand behaves. Data, never code: a new brand needs no release. */
export const flagsSchema = z.object({
  phoneOnlySignup: on,
  selfRegistration: on,
  enabledUsages: z._default(z.array(z.enum(usages)), ['school']),
  trialDays: z._default(z.int().check(z.gte(0), z.lte(365)), 7),
  trialFirstChapterPractice: off,
  draftsCount: on,
  store: z._default(z.enum(['internal', 'external', 'off']), 'internal'),
  parentApproval: off,
  /** Ways a code can travel, the first one first; the others are offered when it does not arrive. */
  otpChannels: z._default(z.array(z.enum(['sms', 'voice', 'whatsapp', 'email'])), ['sms']),
  otpLength: z._default(z.int().check(z.gte(4), z.lte(8)), 4),
  legacyErpPassword: off,
  legacyPaymentToken: off,
  blockContextMenu: on,
  /** Sites whose pages may stand in a sandboxed frame; links to all others open in a new tab. */
  embeddableHosts: z._default(z.array(z.string().check(z.regex(/^[a-z0-9.-]+$/))), [
    'phet.colorado.edu',
    'www.geogebra.org',
    'www.youtube-nocookie.com',
  ]),
  studentReplies: off,
  examMinAge16: off,
  roleSelection: off,
  loginBlurb: off,
  hideBuyCourse: off,
  resetMailOnOpen: off,
  /** The wordings in force: what a parent agrees to is recorded with them. */
  legalVersions: z._default(z.object({ terms: z.string(), privacy: z.string() }), startingVersions),
  /** Wordings that are published and not in force yet: everybody is told of them. */
  legalComing: z._default(
    z.array(z.object({ kind: z.enum(['terms', 'privacy']), version: z.string(), effectiveOn: z.string() })),
    [],
  ),
  appStore: z._default(z.object({ android: z.nullable(z.string()), ios: z.nullable(z.string()) }), {
    android: null,
    ios: null,
  }),
});

export const contactSchema = z.object({ email: z.string(), phone: z.string(), url: z.string() });

/** What the browser needs to know about the brand it runs under; it stands in the first HTML. */
export const brandSchema = z.object({
  slug: z.string(),
  name: localTextSchema,
  logoLetter: localTextSchema,
  theme: themeSchema,
  /** Overrides of catalogue texts by text id, and the brand's own texts (tagline, login_note, ...). */
  texts: z.record(z.string(), localTextSchema),
  contact: contactSchema,
  flags: flagsSchema,
});
export type Brand = z.infer<typeof brandSchema>;

export const inLocale = (text: LocalText, locale: Locale): string => text[locale] ?? text.en;
