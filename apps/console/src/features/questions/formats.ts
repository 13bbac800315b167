import type { QuestionFormat } from '@shala/api-client/question-exchange.ts';
import type { Translate } from '@shala/app-kit/texts.ts';
import type { TextId } from '#shared/texts/texts.ts';

const formats: readonly { id: QuestionFormat; text: TextId; extension: string }[] = [
  { id: 'gift', text: 'questions.formatGift', extension: 'gift' },
  { id: 'csv', text: 'questions.formatCsv', extension: 'csv' },
  { id: 'moodle_xml', text: 'questions.formatMoodle', extension: 'xml' },
  { id: 'qti', text: 'questions.formatQti', extension: 'zip' },
  { id: 'aiken', text: 'questions.formatAiken', extension: 'txt' },
];

export const formatOptions = (t: Translate<TextId>) =>
  formats.map(({ id, text }) => ({ id, label: t(text) }));

export const extensionOf = (format: QuestionFormat): string =>
  formats.find(({ id }) => id === format)?.extension ?? 'txt';
