import type { LocalText, StoredFigure } from '@shala/question-kit/stored.ts';
import { type Collector, createCollector, type Draft, emptyDraft } from './draft.ts';
import type { ExchangeQuestion, Format, ReadFile } from './exchange-question.ts';
import type { Notes } from './findings.ts';
import { type RichText, readMoodleText, writeMoodleText } from './moodle-text.ts';
import { fromText, toBytes } from './read-text.ts';
import { childOf, childrenOf, escapeXml, readXml, wordsOf, type XmlElement } from './read-xml.ts';

export const moodleXml: Format = {
  extension: 'xml',
  contentType: 'application/xml',
  read: fromText(read),
  write: (questions) => ({ content: toBytes(write(questions)), findings: [] }),
};

function read(text: string): ReadFile {
  const collector = createCollector();
  const root = readXml(text, (line) => collector.notesAt(line));
  if (root && root.name !== 'quiz') {
    collector.notesAt(root.line).error('xml_other_root', { name: root.name, wanted: 'quiz' });
  } else if (root) {
    for (const question of childrenOf(root, 'question')) {
      if (collector.isFull) break;
      readQuestion(question, collector);
    }
  }
  return collector.finish();
}

function readQuestion(question: XmlElement, { notesAt, take }: Collector): void {
  const kind = question.attributes.type ?? '';
  const ref = wordsOf(childOf(question, 'idnumber')).trim() || null;
  const notes = notesAt(question.line, ref);
  if (kind === 'category') {
    notes.warning('category_left_out', { name: wordsOf(childOf(question, 'category')).trim() });
    return;
  }
  const reader = readers[kind];
  if (!reader) {
    notes.error('kind_unknown', { name: kind });
    return;
  }
  const stem = textOf(childOf(question, 'questiontext'), notes);
  const solution = textOf(childOf(question, 'generalfeedback'), notes);
  const grade = wordsOf(childOf(question, 'defaultgrade')).trim();
  const tags = childrenOf(childOf(question, 'tags') ?? question, 'tag').map((tag) => wordsOf(tag).trim());
  const common: Draft = {
    ...emptyDraft,
    ref,
    tags,
    stem: stem.text,
    figure: stem.figure,
    marks: grade === '' ? 1 : Number(grade),
    solution: solution.text,
    solutionFigure: solution.figure,
  };
  take(question.line, { ...common, ...reader(question, notes) }, notes);
}

type Part = Pick<Draft, 'options' | 'right' | 'model'>;

const readers: Readonly<Record<string, (question: XmlElement, notes: Notes) => Part>> = {
  multichoice: readChoice,
  truefalse(question, notes) {
    notes.warning('true_false_as_choice');
    const options = childrenOf(question, 'answer').map((answer) => {
      const isTrue = /true/i.test(wordsOf(childOf(answer, 'text')));
      const text = isTrue ? { en: 'True', hi: 'सही' } : { en: 'False', hi: 'गलत' };
      return { text, figure: null };
    });
    return { options, right: rightOf(question), model: null };
  },
  essay(question, notes) {
    const { text } = textOf(childOf(question, 'graderinfo'), notes);
    return { options: null, right: [], model: text.en === '' ? null : text };
  },
};

function readChoice(question: XmlElement, notes: Notes): Part {
  const answers = childrenOf(question, 'answer');
  const options = answers.map((answer) => {
    if (wordsOf(childOf(answer, 'feedback')).trim() !== '') notes.warning('feedback_left_out');
    const { text, figure } = textOf(answer, notes);
    return { text: text.en === '' && figure ? null : text, figure };
  });
  return { options, right: rightOf(question), model: null };
}

/** A part of the marks for an option makes it one of several. */
const rightOf = (question: XmlElement): number[] =>
  childrenOf(question, 'answer').flatMap((answer, at) =>
    Number(answer.attributes.fraction) > 0 ? [at] : [],
  );

function textOf(element: XmlElement | undefined, notes: Notes): RichText {
  for (const file of element ? childrenOf(element, 'file') : []) {
    notes.warning('picture_left_out', { name: file.attributes.name ?? '' });
  }
  const format = element?.attributes.format ?? 'html';
  return readMoodleText(wordsOf(childOf(element, 'text')), format, notes);
}

function write(questions: readonly ExchangeQuestion[]): string {
  const items = questions.map(writeQuestion).join('\n');
  return `<?xml version="1.0" encoding="UTF-8"?>\n<quiz>\n${items}\n</quiz>\n`;
}

function writeQuestion({ ref, tags, body, secret }: ExchangeQuestion): string {
  const isChoice = body.kind === 'single_choice';
  const lines = [
    `<name><text>${escapeXml(body.stem.en.slice(0, 60))}</text></name>`,
    rich('questiontext', body.stem, body.figure),
    rich('generalfeedback', secret.solution, secret.solutionFigure),
    `<defaultgrade>${body.maxMarks}</defaultgrade>`,
    `<idnumber>${escapeXml(ref)}</idnumber>`,
    `<tags>${tags.map((tag) => `<tag><text>${escapeXml(tag)}</text></tag>`).join('')}</tags>`,
    ...(isChoice
      ? [
          '<single>true</single>',
          '<shuffleanswers>0</shuffleanswers>',
          ...body.options.map(({ key, text, figure }) =>
            rich('answer', text, figure, ` fraction="${key === secret.correctAnswer ? 100 : 0}"`),
          ),
        ]
      : [rich('graderinfo', secret.modelAnswer, null)]),
  ];
  const type = isChoice ? 'multichoice' : 'essay';
  return `  <question type="${type}">\n${lines.map((line) => `    ${line}`).join('\n')}\n  </question>`;
}

function rich(name: string, text: LocalText | null, figure: StoredFigure | null, attributes = ''): string {
  const words = escapeXml(writeMoodleText(text, figure));
  return `<${name}${attributes} format="markdown"><text>${words}</text></${name}>`;
}
