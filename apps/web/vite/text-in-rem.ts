/** One step of PostCSS, of which we need two fields. */
interface Declaration {
  readonly prop: string;
  value: string;
}

const textProps = new Set(['font', 'font-size', 'line-height']);

export const toRem = (value: string): string =>
  value.replace(/(\d*\.?\d+)px/g, (_, pixels: string) => `${Number(pixels) / 16}rem`);

/**
 * The style sheets say sizes of text in pixels, as the design does. Served are rem, so that text follows the size
 * chosen in the settings, and the browser's own, while boxes keep their measures.
 */
export const textInRem = () => ({
  postcssPlugin: 'text-in-rem',
  Declaration(declaration: Declaration) {
    if (!textProps.has(declaration.prop)) return;
    const value = toRem(declaration.value);
    if (value !== declaration.value) declaration.value = value;
  },
});
