import type { BrandTheme } from './brand.ts';

/** The run-time half of the theme: the first block of the design tokens, as CSS. */
export function themeCss(theme: BrandTheme): string {
  return `:root{--brand:${theme.brand};--brand-strong:${theme.brandStrong};--brand-tint:${theme.brandTint};--brand-ink:${theme.brandInk};--spark:${theme.spark}}`;
}
