import katex from 'katex';

/** Limits keep a formula from covering the page or the processor; trust: false refuses links and pictures. */
const options = {
  output: 'htmlAndMathml',
  throwOnError: true,
  trust: false,
  strict: 'ignore',
  maxSize: 20,
  maxExpand: 500,
} as const;

export function texToHtml(tex: string, isDisplay: boolean): string | null {
  try {
    return katex.renderToString(tex, { ...options, displayMode: isDisplay });
  } catch (error) {
    if (error instanceof katex.ParseError || error instanceof RangeError) return null;
    throw error;
  }
}
