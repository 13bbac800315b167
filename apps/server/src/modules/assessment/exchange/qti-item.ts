import type { LocalText, StoredFigure } from '@shala/question-kit/stored.ts';
import { type Collector, type Draft, emptyDraft, toLocalText } from './draft.ts';
import { writeImg } from './figures.ts';
import type { Notes } from './findings.ts';
import { toMarkdown } from './markup.ts';
import { onlyOne, type RichText } from './moodle-text.ts';
import { childOf, childrenOf, descendantsOf, escapeAttribute, wordsOf, type XmlElement } from './read-xml.ts';
import { toXhtml } from './to-xhtml.ts';

/** One assessmentItem with one interaction: a choice of one, or a text that a person marks. */
export function readItem(
  item: XmlElement,
  at: number,
  { notesAt, take }: Collector,
  tags: readonly string[],
): void {
  const ref = (item.attributes.label ?? item.attributes.identifier ?? '').trim() || null;
  const notes = notesAt(at, ref);
  const body = childOf(item, 'itemBody');
  const inBody = body ? interactionsOf(body) : [];
  const [interaction] = inBody;
  if (!body || !interaction) {
    notes.error('kind_unknown', { name: 'assessmentItem' });
    return;
  }
  if (inBody.length > 1) {
    notes.error('kind_unknown', { name: 'composite' });
    return;
  }
  const isChoice = interaction.name === 'choiceInteraction';
  if (!isChoice && interaction.name !== 'extendedTextInteraction') {
    notes.error('kind_unknown', { name: interaction.name });
    return;
  }
  const rubrics = childrenOf(body, 'rubricBlock');
  const prompt = childOf(interaction, 'prompt');
  const shown = without(body, [...rubrics, interaction]);
  const stem = richOf([...shown, ...(prompt ? [prompt] : [])], notes);
  const solution = richOf(
    childrenOf(item, 'modalFeedback').flatMap(({ children }) => children),
    notes,
  );
  const model = richOf(
    rubrics.flatMap(({ children }) => children),
    notes,
  );
  const draft: Draft = {
    ...emptyDraft,
    ref,
    tags,
    stem: stem.text,
    figure: stem.figure,
    marks: marksOf(item),
    model: isChoice || model.text.en === '' ? null : model.text,
    solution: solution.text,
    solutionFigure: solution.figure,
  };
  take(at, isChoice ? { ...draft, ...readChoices(item, interaction, notes) } : draft, notes);
}

function readChoices(item: XmlElement, interaction: XmlElement, notes: Notes) {
  const declared = childrenOf(item, 'responseDeclaration').find(
    ({ attributes }) => attributes.identifier === interaction.attributes.responseIdentifier,
  );
  const keys = descendantsOf(declared ?? item, 'correctResponse').flatMap((correct) =>
    childrenOf(correct, 'value').map((value) => wordsOf(value).trim()),
  );
  const choices = childrenOf(interaction, 'simpleChoice');
  const options = choices.map((choice) => {
    const feedback = childrenOf(choice, 'feedbackInline');
    if (feedback.length > 0) notes.warning('feedback_left_out');
    const { text, figure } = richOf(without(choice, feedback), notes);
    return { text: text.en === '' && figure ? null : text, figure };
  });
  const right = choices.flatMap(({ attributes }, at) =>
    keys.includes(attributes.identifier ?? '') ? [at] : [],
  );
  const unknown = keys.find((key) => !choices.some(({ attributes }) => attributes.identifier === key));
  if (unknown !== undefined) notes.error('answer_not_an_option', { name: unknown });
  return { options, right };
}

const interactionsOf = (element: XmlElement): XmlElement[] =>
  element.children.flatMap((child) => {
    if (typeof child === 'string') return [];
    return child.name.endsWith('Interaction') ? [child] : interactionsOf(child);
  });

const marksOf = (item: XmlElement): number => {
  const most = childrenOf(item, 'outcomeDeclaration').find(
    ({ attributes }) => attributes.identifier === 'MAXSCORE',
  );
  const words = wordsOf(most).trim();
  return words === '' ? 1 : Number(words);
};

/** The children without some of those below, however deep these stand. */
function without(element: XmlElement, left: readonly XmlElement[]): (XmlElement | string)[] {
  return element.children.flatMap((child): (XmlElement | string)[] => {
    if (typeof child === 'string') return [child];
    if (left.includes(child)) return [];
    return [{ ...child, children: without(child, left) }];
  });
}

/** Languages stand side by side, each in a block with xml:lang. */
function richOf(nodes: readonly (XmlElement | string)[], notes: Notes): RichText {
  const languages = new Set(
    nodes.flatMap((node) => (typeof node === 'string' ? [] : (languageOf(node) ?? []))),
  );
  for (const name of languages) {
    if (name !== 'en' && name !== 'hi') notes.warning('language_left_out', { name });
  }
  const only = (wanted: 'en' | 'hi') =>
    nodes.filter((node) => typeof node === 'string' || (languageOf(node) ?? wanted) === wanted);
  const en = toMarkdown(only('en'), notes);
  const hi = languages.has('hi') ? toMarkdown(only('hi'), notes) : null;
  return {
    text: toLocalText(en.text, hi?.text),
    figure: onlyOne([...en.figures, ...(hi?.figures ?? [])], notes),
  };
}

const languageOf = (node: XmlElement): string | undefined => node.attributes['xml:lang']?.slice(0, 2);

export const writeRich = (text: LocalText | null, figure: StoredFigure | null): string => {
  const block = (language: string, words: string) => `<div xml:lang="${language}">${toXhtml(words)}</div>`;
  const en = text === null || text.en === '' ? '' : block('en', text.en);
  const hi = text?.hi === undefined ? '' : block('hi', text.hi);
  return en + hi + (figure ? `<div>${writeImg(figure)}</div>` : '');
};

export const attribute = (name: string, value: string): string => ` ${name}="${escapeAttribute(value)}"`;
