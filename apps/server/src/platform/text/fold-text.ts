export interface Span {
  start: number;
  end: number;
}

export interface Folded {
  /** For searching only: one spelling of every digit, blank and sign, and nothing that is not seen. */
  text: string;
  /** Where a stretch of it stands in what was written. */
  toSource(span: Span): Span;
}

const unseen = /^\p{Default_Ignorable_Code_Point}|\p{Cf}$/u;
const mark = /^\p{M}$/u;
const digit = /^\p{Nd}$/u;

export function foldText(source: string): Folded {
  const spans: Span[] = [];
  let text = '';
  let start = 0;
  for (const sign of source) {
    const end = start + sign.length;
    const last = spans.at(-1);
    // A digit under a keycap or a stroke is the digit.
    const isDropped = unseen.test(sign) || (mark.test(sign) && /\d$/.test(text.slice(-1)));
    if (isDropped && last) last.end = end;
    for (const part of isDropped ? '' : sign.normalize('NFKC')) {
      const plain = digit.test(part) ? digitOf(part) : part.replace(/\s/u, ' ');
      text += plain;
      for (let unit = 0; unit < plain.length; unit += 1) spans.push({ start, end });
    }
    start = end;
  }
  const toSource = (span: Span): Span => ({
    start: spans[span.start]?.start ?? source.length,
    end: spans[span.end - 1]?.end ?? source.length,
  });
  return { text, toSource };
}

/** In every script the digits stand in a row, from zero on. */
function digitOf(sign: string): string {
  const code = sign.codePointAt(0) ?? 0;
  let zero = code;
  while (digit.test(String.fromCodePoint(zero - 1))) zero -= 1;
  return String((code - zero) % 10);
}
