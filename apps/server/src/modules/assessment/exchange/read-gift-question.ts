import { type Collector, clean, type Draft, type DraftOption, emptyDraft } from './draft.ts';
import type { Notes } from './findings.ts';
import { readMoodleText } from './moodle-text.ts';

interface GiftBlock {
  line: number;
  lines: readonly string[];
  comment: string;
}

/** Signs that mean something unless a backslash stands before them are hidden while the text is cut apart. */
const hidden = '\\~=#{}:';
const hide = (text: string) =>
  text.replaceAll(/\\([\\~=#{}:n])/g, (_, sign: string) =>
    sign === 'n' ? '\uE010' : String.fromCharCode(0xe011 + hidden.indexOf(sign)),
  );
const show = (text: string) =>
  text
    .replaceAll('\uE010', '\n')
    .replaceAll(/[\uE011-\uE017]/g, (sign) => hidden[sign.charCodeAt(0) - 0xe011] ?? '');

export function readGiftQuestion({ line, lines, comment }: GiftBlock, { notesAt, take }: Collector): void {
  const source = hide(lines.join('\n').replaceAll(/[\uE010-\uE017]/g, ''));
  const title = /^\s*::([\s\S]*?)::/.exec(source);
  const ref = /\[id:([^\]]+)\]/.exec(comment)?.[1] ?? (title ? show(title[1] ?? '').trim() : null);
  const notes = notesAt(line, ref || null);
  const rest = source.slice(title?.[0].length ?? 0);
  const open = rest.indexOf('{');
  const close = rest.indexOf('}', open);
  if (open < 0) {
    notes.error('line_unexpected', { name: show(rest).trim() });
    return;
  }
  if (close < 0) {
    notes.error('question_not_ended', { name: '}' });
    return;
  }
  const after = rest.slice(close + 1).trim();
  if (after.includes('{')) {
    notes.error('question_not_ended', { name: '}{' });
    return;
  }
  if (after !== '') notes.warning('blank_in_the_middle');
  const stem = after === '' ? rest.slice(0, open) : `${rest.slice(0, open).trimEnd()} _____ ${after}`;
  const tags = [...comment.matchAll(/\[tag:([^\]]+)\]/g)].map(([, tag = '']) => tag);
  const text = readText(stem, notes);
  const common: Draft = { ...emptyDraft, ref: ref || null, tags, stem: { en: text } };
  const part = readAnswers(rest.slice(open + 1, close), notes);
  if (part) take(line, { ...common, ...part }, notes);
}

type Part = Pick<Draft, 'options' | 'right' | 'solution'>;

function readAnswers(whole: string, notes: Notes): Part | null {
  const [inside = '', general] = whole.split('####');
  const solution = { en: general === undefined ? '' : readText(general, notes) };
  const words = inside.trim();
  if (words === '') return { options: null, right: [], solution };
  const truth = /^(T|TRUE|F|FALSE)\b/i.exec(words);
  if (truth && !/[=~]/.test(words)) {
    notes.warning('true_false_as_choice');
    if (words.includes('#')) notes.warning('feedback_left_out');
    const right = /^T/i.test(words) ? 0 : 1;
    const options = [option({ en: 'True', hi: 'सही' }), option({ en: 'False', hi: 'गलत' })];
    return { options, right: [right], solution };
  }
  const other = otherKind(words);
  if (other) {
    notes.error('kind_unknown', { name: other });
    return null;
  }
  const right: number[] = [];
  const options = [...words.matchAll(/([=~])([^=~]*)/g)].map(([, sign, given = ''], at) => {
    const [answer = '', ...feedback] = given.split('#');
    if (feedback.join('').trim() !== '') notes.warning('feedback_left_out');
    const weight = /^\s*%(-?[\d.]+)%/.exec(answer);
    if (weight ? Number(weight[1]) > 0 : sign === '=') right.push(at);
    return option({ en: readText(answer.slice(weight?.[0].length ?? 0), notes) });
  });
  return { options, right, solution };
}

const option = (text: { en: string; hi?: string }): DraftOption => ({ text, figure: null });

/** Numbers, pairs and short answers: kinds that we do not have. */
function otherKind(words: string): string | null {
  if (words.startsWith('#')) return 'numerical';
  if (words.includes('~')) return null;
  return words.includes('->') ? 'matching' : 'shortanswer';
}

const formats: Readonly<Record<string, string>> = {
  html: 'html',
  moodle: 'moodle_auto_format',
  plain: 'plain_text',
  markdown: 'plain_text',
};

function readText(given: string, notes: Notes): string {
  const prefix = /^\s*\[(html|moodle|plain|markdown)\]/.exec(given);
  const words = clean(show(given.slice(prefix?.[0].length ?? 0)));
  const looksLikeHtml = /<\/?[a-z][^>]*>/i.test(words);
  const format = formats[prefix?.[1] ?? ''] ?? (looksLikeHtml ? 'html' : 'plain_text');
  return readMoodleText(words, format, notes).text.en;
}
