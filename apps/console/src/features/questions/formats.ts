import type { QuestionFormat } from '@shala/api-client/question-exchange.ts';

/** Names of formats are the same in every language. */
export const formatOptions: readonly { id: QuestionFormat; label: string; extension: string }[] = [
  { id: 'gift', label: 'GIFT', extension: 'gift' },
  { id: 'csv', label: 'CSV', extension: 'csv' },
  { id: 'moodle_xml', label: 'Moodle XML', extension: 'xml' },
  { id: 'qti', label: 'QTI 2.1', extension: 'zip' },
  { id: 'aiken', label: 'Aiken', extension: 'txt' },
];
