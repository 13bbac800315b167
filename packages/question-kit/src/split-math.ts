export interface Formula {
  tex: string;
  isDisplay: boolean;
  /** As it was written, to be shown when it cannot be drawn. */
  source: string;
}

/** Marks the place of a formula in the prose; a text of a person cannot hold it. */
const markStart = '\uE000';
const markEnd = '\uE001';
export const formulaMark = /\uE000(\d+)\uE001/;

const formulas = new RegExp(
  [
    String.raw`\\\[([\s\S]+?)\\\]`,
    String.raw`\\\(([\s\S]+?)\\\)`,
    String.raw`(?<![\\$])\$(?=[^\s$])([^$\n]*[^\s$\\])\$(?![\d$])`,
  ].join('|'),
  'g',
);

/** Money is no formula: between dollar signs stands one letter, or something only TeX would say. */
const isClearlyTex = (tex: string) => /^[A-Za-z]$/.test(tex) || /[\\^_=<>{}]/.test(tex);

/** Takes the formulas out of a text, so that what is left is prose with a mark for each of them. */
export function splitMath(text: string): { prose: string; formulas: Formula[] } {
  const found: Formula[] = [];
  const prose = text
    .replaceAll(/[\uE000\uE001]/g, '')
    .replaceAll(formulas, (source: string, display?: string, inline?: string, dollars?: string) => {
      if (dollars !== undefined && !isClearlyTex(dollars)) return source;
      const tex = (display ?? inline ?? dollars ?? '').trim();
      found.push({ tex, isDisplay: display !== undefined, source });
      return `${markStart}${found.length - 1}${markEnd}`;
    })
    .replaceAll('\\$', '$');
  return { prose, formulas: found };
}
