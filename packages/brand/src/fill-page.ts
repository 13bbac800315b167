import { type Brand, inLocale, type Locale } from './brand.ts';
import { themeCss } from './theme-css.ts';

const escapeJson = (value: unknown) => JSON.stringify(value).replaceAll('<', '\\u003c');
const escapeHtml = (text: string) => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);

/** Puts name, colours and record of the brand into the first HTML, so that nothing flickers on the way. */
export function fillPage(template: string, brand: Brand, locale: Locale): string {
  const title = `<title>${escapeHtml(inLocale(brand.name, locale))}</title>`;
  const style = `<style>${themeCss(brand.theme)}</style>`;
  const record = `<script type="application/json" id="brand">${escapeJson(brand)}</script>`;
  return template
    .replace(/<title>.*?<\/title>/s, '')
    .replace('<!--brand-->', () => title + style + record)
    .replace('<html lang="en"', `<html lang="${locale}"`);
}
