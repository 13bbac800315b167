import { createCollector } from './draft.ts';
import type { ExchangeQuestion, Format, ReadFile } from './exchange-question.ts';
import { createNotes, type Finding } from './findings.ts';
import { readGiftQuestion } from './read-gift-question.ts';
import { fromText, toBytes } from './read-text.ts';

export const gift: Format = {
  extension: 'gift',
  contentType: 'text/plain; charset=utf-8',
  read: fromText(read),
  write,
};

/** Questions are apart by empty lines; a comment may carry the reference and tags, as Moodle writes them. */
function read(text: string): ReadFile {
  const collector = createCollector();
  let block: { line: number; lines: string[]; comment: string } | null = null;
  const close = () => {
    if (block && block.lines.length > 0) readGiftQuestion(block, collector);
    block = null;
  };
  for (const [index, whole] of text.split(/\r\n?|\n/).entries()) {
    const line = whole.trim();
    if (collector.isFull) break;
    if (line === '') close();
    else if (line.startsWith('$CATEGORY:')) {
      close();
      const name = line.slice('$CATEGORY:'.length).trim();
      collector.notesAt(index + 1).warning('category_left_out', { name });
    } else {
      block ??= { line: index + 1, lines: [], comment: '' };
      if (line.startsWith('//')) block.comment += `${line.slice(2)} `;
      else {
        if (block.lines.length === 0) block.line = index + 1;
        block.lines.push(whole);
      }
    }
  }
  close();
  return collector.finish();
}

function write(questions: readonly ExchangeQuestion[]) {
  const findings: Finding[] = [];
  const blocks = questions.flatMap((question, at) => writeQuestion(question, at + 1, findings) ?? []);
  return { content: toBytes(`${blocks.join('\n\n')}\n`), findings };
}

function writeQuestion(question: ExchangeQuestion, at: number, findings: Finding[]): string | null {
  const { ref, tags, body, secret } = question;
  const notes = createNotes(findings, at, ref);
  const options = body.kind === 'single_choice' ? body.options : [];
  if (options.some(({ text }) => text === null)) {
    notes.error('question_not_held');
    return null;
  }
  const texts = [body.stem, secret.solution, secret.modelAnswer, ...options.map(({ text }) => text)];
  if (texts.some((text) => text?.hi !== undefined)) notes.warning('hindi_not_held');
  if (body.figure || secret.solutionFigure || options.some(({ figure }) => figure)) {
    notes.warning('picture_not_held');
  }
  if (body.maxMarks !== 1) notes.warning('marks_not_held');
  if (secret.modelAnswer && secret.modelAnswer.en !== '') notes.warning('model_not_held');
  const names = [`[id:${ref}]`, ...tags.map((tag) => `[tag:${tag}]`)].join(' ');
  const answers = options.map(
    ({ key, text }) => `  ${key === secret.correctAnswer ? '=' : '~'}${writeText(text?.en ?? '')}`,
  );
  const solution = secret.solution.en === '' ? [] : [`  ####${writeText(secret.solution.en)}`];
  const inside = [...answers, ...solution];
  const end = inside.length === 0 ? '{}' : `{\n${inside.join('\n')}\n}`;
  return `// ${names}\n${writeText(body.stem.en)} ${end}`;
}

/** What could be taken for HTML, for another form or for a weight says what it is. */
const writeText = (text: string): string =>
  `${/[<[%]|^[/$]/.test(text) ? '[markdown]' : ''}${escapeGift(text)}`;

const escapeGift = (text: string): string =>
  text.replaceAll(/[\\~=#{}:]/g, String.raw`\$&`).replaceAll('\n', String.raw`\n`);
