import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import katex from 'katex';
import { Marked, type MarkedExtension, type TokenizerAndRendererExtension } from 'marked';

/** Markdown to HTML, with TeX drawn and figures inside the page. `folder` is where figures are looked for. */
export function renderBody(body: string, folder: string): string {
  const marked = new Marked(withMath, {
    renderer: {
      image: ({ href, text }) => inlineFigure(join(folder, href), text),
    },
  });
  return toBlocks(marked.parse(body, { async: false }));
}

const math = (name: string, pattern: RegExp, isDisplay: boolean): TokenizerAndRendererExtension => ({
  name,
  level: isDisplay ? 'block' : 'inline',
  start: (source) => source.indexOf(isDisplay ? '\\[' : '\\('),
  tokenizer(source) {
    const found = pattern.exec(source);
    return found ? { type: name, raw: found[0], tex: found[1] ?? '' } : undefined;
  },
  renderer: ({ tex }) => {
    const html = katex.renderToString(String(tex), {
      displayMode: isDisplay,
      output: 'html',
      throwOnError: true,
    });
    return isDisplay ? `<p class="formula">${html}</p>` : html;
  },
});

const withMath: MarkedExtension = {
  extensions: [math('formula', /^\\\[([\s\S]+?)\\\]\s*/, true), math('math', /^\\\(([\s\S]+?)\\\)/, false)],
};

/** Inside the page a figure uses its fonts, and its words can be selected. Its ids get its name, for there are others. */
function inlineFigure(file: string, alt: string): string {
  const name = basename(file, '.svg');
  const svg = readFileSync(file, 'utf8')
    .replace(/\bid="([\w-]+)"/g, `id="${name}-$1"`)
    .replace(/url\(#([\w-]+)\)/g, `url(#${name}-$1)`)
    .replace(/aria-labelledby="[^"]*"/, `aria-label="${alt}"`);
  return `<span class="figure">${svg}</span>`;
}

/** Examples, answers and the summary in Hindi stand in boxes of their own. */
function toBlocks(html: string): string {
  const [english = '', hindi = ''] = html.split(/(?=<h2>हिंदी सारांश)/);
  const boxed = english
    .replace(/<p>(<strong>Worked example)/g, '<p class="example">$1')
    .replace(/<p>(<em>Figure)/g, '<p class="caption">$1')
    .replace(/<p>(<em>Answers)/g, '<p class="answers">$1');
  return `${boxed}<section lang="hi" class="summary">${hindi}</section>`;
}
