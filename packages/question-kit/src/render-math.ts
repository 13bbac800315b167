import 'katex/dist/katex.min.css';
import DOMPurify from 'dompurify';
import { texToHtml } from './tex-to-html.ts';

/** Markup with a hidden MathML form for screen readers; null: the TeX is wrong. */
export function renderMath(tex: string, isDisplay: boolean): string | null {
  const html = texToHtml(tex, isDisplay);
  if (html === null) return null;
  return DOMPurify.sanitize(html, {
    USE_PROFILES: { html: true, mathMl: true, svg: true },
    ADD_TAGS: ['semantics', 'annotation'],
  });
}
