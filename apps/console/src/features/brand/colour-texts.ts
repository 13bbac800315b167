import type { BrandTheme } from '@shala/brand/brand.ts';
import type { TextId } from '#shared/texts/texts.ts';

export const colourTexts: Readonly<Record<keyof BrandTheme | 'paper' | 'card', TextId>> = {
  brand: 'theme.brand',
  brandStrong: 'theme.brandStrong',
  brandTint: 'theme.brandTint',
  brandInk: 'theme.brandInk',
  spark: 'theme.spark',
  paper: 'theme.paper',
  card: 'theme.card',
};

/** Where each of them is seen. */
export const colourUses: Readonly<Record<keyof BrandTheme, TextId>> = {
  brand: 'theme.brandText',
  brandStrong: 'theme.brandStrongText',
  brandTint: 'theme.brandTintText',
  brandInk: 'theme.brandInkText',
  spark: 'theme.sparkText',
};
