import type { BrandTextId } from '@shala/brand/brand-texts.ts';
import type { TextId } from '#shared/texts/texts.ts';

/** What each text of a brand is called here. */
const names: Readonly<Record<BrandTextId, TextId>> = {
  tagline: 'texts.tagline',
  tagline_short: 'texts.tagline_short',
  about: 'texts.about',
  login_note: 'texts.login_note',
  tutor_site: 'texts.tutor_site',
  'login.headline': 'texts.login.headline',
  'login.title': 'texts.login.title',
  'login.note': 'texts.login.note',
  'register.phoneTitle': 'texts.register.phoneTitle',
  'register.phoneNote': 'texts.register.phoneNote',
  'register.fullTitle': 'texts.register.fullTitle',
  'register.fullNote': 'texts.register.fullNote',
  'register.notFoundText': 'texts.register.notFoundText',
  'otp.tagline': 'texts.otp.tagline',
  'access.blocked': 'texts.access.blocked',
  'learn.emptyText': 'texts.learn.emptyText',
  'store.title': 'texts.store.title',
  'store.emptyAll': 'texts.store.emptyAll',
};

/** Null: an import has put it there, and it has no name but its id. */
export const textNameOf = (id: string): TextId | null =>
  Object.hasOwn(names, id) ? names[id as BrandTextId] : null;
