import { type BrandTheme, themeSchema } from '@shala/brand/brand.ts';
import { enoughForText, grounds, textPairs } from '@shala/brand/contrast.ts';

export const colourIds = ['brand', 'brandStrong', 'brandTint', 'brandInk', 'spark'] as const;

export const isColour = (value: string): boolean => /^#[0-9a-f]{6}$/.test(value);

/** Each pair that words stand in, with how well they can be read; null while a colour is half typed. */
export function checkTheme(theme: BrandTheme) {
  if (!themeSchema.safeParse(theme).success) return null;
  return textPairs(theme).map(({ text, on, contrast }) => ({
    text,
    on,
    // Never rounded up to what would be enough.
    ratio: Math.floor(contrast * 10) / 10,
    isEnough: contrast >= enoughForText,
    ink: theme[text],
    ground: on === 'paper' || on === 'card' ? grounds[on] : theme[on],
  }));
}
