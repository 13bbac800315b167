import { appNameKey } from '@shala/api-client/storage.ts';
import type { Brand } from '@shala/brand/brand.ts';
import { inLanguage } from './in-language.ts';
import { useLanguage } from './texts.ts';

let current: Brand | null = null;

/** The first label of the host name, lower-cased: the name the product runs under in this session. */
export const appNameOf = (hostName: string): string => (hostName.split('.')[0] ?? '').toLowerCase();

/** The brand stands in the page that the server sent; without it there is nothing we could honestly show. */
export function startBrand(page: Document, place: Pick<Location, 'hostname'>, session: Storage): Brand {
  const record = page.getElementById('brand')?.textContent;
  if (!record) throw new Error('the page came without a brand');
  current = JSON.parse(record) as Brand;
  session.setItem(appNameKey, appNameOf(place.hostname));
  return current;
}

export function getBrand(): Brand {
  if (current === null) throw new Error('startBrand comes first');
  return current;
}

export function useBrandName(): { name: string; letter: string } {
  const language = useLanguage();
  const { name, logoLetter } = getBrand();
  return { name: inLanguage(name, language), letter: inLanguage(logoLetter, language) };
}

/** A text that only this brand has; null where the brand has none. */
export function useBrandText(id: string): string | null {
  const language = useLanguage();
  const text = getBrand().texts[id];
  return text ? inLanguage(text, language) : null;
}
