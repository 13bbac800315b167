import { clean, createCollector, emptyDraft } from './draft.ts';
import type { ExchangeQuestion, Format, ReadFile } from './exchange-question.ts';
import { createNotes, type Finding } from './findings.ts';
import { fromText, toBytes } from './read-text.ts';

export const aiken: Format = {
  extension: 'txt',
  contentType: 'text/plain; charset=utf-8',
  read: fromText(read),
  write,
};

const optionLine = /^([A-Z])[.)](?:\s+(.*))?$/;
const answerLine = /^ANSWER:\s*(\S*)/;

interface Open {
  line: number;
  stem: string[];
  options: { letter: string; words: string }[];
}

function read(text: string): ReadFile {
  const collector = createCollector();
  let open: Open | null = null;
  const lose = () => {
    if (open) collector.notesAt(open.line).error('question_not_ended', { name: 'ANSWER:' });
    open = null;
  };
  for (const [index, whole] of text.split(/\r\n?|\n/).entries()) {
    const line = clean(whole);
    if (line === '' || collector.isFull) continue;
    const option = optionLine.exec(line);
    const answer = answerLine.exec(line);
    if (!open && (option || answer)) {
      collector.notesAt(index + 1).error('line_unexpected', { name: line });
    } else if (open && answer) {
      takeQuestion(collector, open, answer[1] ?? '');
      open = null;
    } else if (open && option) {
      open.options.push({ letter: option[1] ?? '', words: option[2] ?? '' });
    } else {
      // Words after the options begin the next question: this one was never ended.
      if (open && open.options.length > 0) lose();
      open ??= { line: index + 1, stem: [], options: [] };
      open.stem.push(line);
    }
  }
  lose();
  return collector.finish();
}

function takeQuestion(
  { notesAt, take }: ReturnType<typeof createCollector>,
  open: Open,
  letter: string,
): void {
  const notes = notesAt(open.line);
  if (open.stem.length > 1) notes.warning('lines_joined');
  const right = open.options.flatMap((option, at) => (option.letter === letter ? [at] : []));
  if (letter !== '' && right.length === 0) notes.error('answer_not_an_option', { name: letter });
  const options = open.options.map(({ words }) => ({ text: { en: words }, figure: null }));
  take(open.line, { ...emptyDraft, stem: { en: open.stem.join(' ') }, options, right }, notes);
}

function write(questions: readonly ExchangeQuestion[]) {
  const findings: Finding[] = [];
  const blocks = questions.flatMap((question, at) => writeQuestion(question, at + 1, findings) ?? []);
  return { content: toBytes(`${blocks.join('\n\n')}\n`), findings };
}

function writeQuestion(question: ExchangeQuestion, at: number, findings: Finding[]): string | null {
  const { ref, tags, body, secret } = question;
  const notes = createNotes(findings, at, ref);
  const stem = oneLine(body.stem.en);
  const isOurs = body.kind === 'single_choice' && !optionLine.test(stem) && !answerLine.test(stem);
  if (!isOurs || body.options.some(({ text }) => text === null)) {
    notes.error('question_not_held');
    return null;
  }
  const texts = [body.stem, ...body.options.map(({ text }) => text)];
  notes.warning('ref_not_held');
  if (tags.length > 0) notes.warning('tags_not_held');
  if (body.maxMarks !== 1) notes.warning('marks_not_held');
  if (texts.some((text) => text?.hi !== undefined)) notes.warning('hindi_not_held');
  if (texts.some((text) => text?.en.includes('\n'))) notes.warning('lines_joined');
  if (secret.solution.en !== '') notes.warning('solution_not_held');
  if (body.figure || secret.solutionFigure || body.options.some(({ figure }) => figure)) {
    notes.warning('picture_not_held');
  }
  const letter = (index: number) => String.fromCharCode(65 + index);
  const options = body.options.map(({ text }, index) => `${letter(index)}. ${oneLine(text?.en ?? '')}`);
  const right = body.options.findIndex(({ key }) => key === secret.correctAnswer);
  return [stem, ...options, `ANSWER: ${letter(right)}`].join('\n');
}

const oneLine = (text: string): string => text.replaceAll(/\s*\n\s*/g, ' ');
