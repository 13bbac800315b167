import type { BrandTheme } from './brand.ts';

/**
 * The run-time half of the theme: the first block of the design tokens, as CSS. `html:root` outweighs the
 * stylesheet's own `:root` values, which the page loads after this block.
 */
export function themeCss(theme: BrandTheme): string {
  return `html:root{--brand:${theme.brand};--brand-strong:${theme.brandStrong};--brand-tint:${theme.brandTint};--brand-ink:${theme.brandInk};--spark:${theme.spark}}`;
}
