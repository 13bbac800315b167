/**
 * What a brand may say in its own words: those that only brands have, and those of the students' app that stand
 * where a brand introduces itself. None of them has placeholders or links in it.
 */
export const brandTextIds = [
  'tagline',
  'tagline_short',
  'about',
  'login_note',
  'tutor_site',
  'login.headline',
  'login.title',
  'login.note',
  'register.phoneTitle',
  'register.phoneNote',
  'register.fullTitle',
  'register.fullNote',
  'register.notFoundText',
  'otp.tagline',
  'access.blocked',
  'learn.emptyText',
  'store.title',
  'store.emptyAll',
] as const;
export type BrandTextId = (typeof brandTextIds)[number];
