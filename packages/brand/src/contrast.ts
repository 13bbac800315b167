import type { BrandTheme } from './brand.ts';

/** WCAG AA for text of ordinary size. */
export const enoughForText = 4.5;

const channel = (hex: string): number => {
  const part = Number.parseInt(hex, 16) / 255;
  return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
};

function luminance(colour: string): number {
  const [, red, green, blue] = /^#([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})$/i.exec(colour) ?? [];
  if (!red || !green || !blue) throw new Error(`not a colour of the form #rrggbb: ${colour}`);
  return 0.2126 * channel(red) + 0.7152 * channel(green) + 0.0722 * channel(blue);
}

/** The WCAG contrast of two colours, from 1 (the same) to 21 (black on white). */
export function contrast(one: string, other: string): number {
  const [dark, light] = [luminance(one), luminance(other)].sort((a, b) => a - b) as [number, number];
  return (light + 0.05) / (dark + 0.05);
}

export interface TextPair {
  text: keyof BrandTheme;
  on: keyof BrandTheme | 'paper' | 'card';
  contrast: number;
}

/** What is the same for every brand. */
export const grounds = { paper: '#faf8f3', card: '#ffffff' } as const;

/** The pairs of a brand's colours that words stand in somewhere. */
export function textPairs(theme: BrandTheme): TextPair[] {
  const pairs: { text: keyof BrandTheme; on: TextPair['on']; ground: string }[] = [
    { text: 'brandInk', on: 'brand', ground: theme.brand },
    { text: 'brandInk', on: 'brandStrong', ground: theme.brandStrong },
    { text: 'brandStrong', on: 'brandTint', ground: theme.brandTint },
    { text: 'brandStrong', on: 'paper', ground: grounds.paper },
    { text: 'brandStrong', on: 'card', ground: grounds.card },
  ];
  return pairs.map(({ text, on, ground }) => ({ text, on, contrast: contrast(theme[text], ground) }));
}

/** Those that would be hard to read; a brand may be saved when there are none. */
export const weakPairs = (theme: BrandTheme): TextPair[] =>
  textPairs(theme).filter((pair) => pair.contrast < enoughForText);
