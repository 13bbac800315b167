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

/** Null: it cannot be drawn. Whatever the reason, one formula must not take the question down with it. */
export function texToHtml(tex: string, isDisplay: boolean): string | null {
  try {
    return katex.renderToString(tex, { ...options, displayMode: isDisplay });
  } catch {
    return null;
  }
}
