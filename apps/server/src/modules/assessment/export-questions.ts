import type { BankFilters } from './bank-filters.ts';
import { selectBankQuestions } from './bank-list-store.ts';
import { toExchange } from './check-import.ts';
import type { EngineDeps } from './deps.ts';
import { mostQuestions } from './exchange/exchange-question.ts';
import { type FormatName, formats } from './exchange/formats.ts';
import type { Staff } from './reach-store.ts';

/** The questions that fit as a file, and what the format could not hold. */
export async function exportQuestions(
  { db }: Pick<EngineDeps, 'db'>,
  { staff, filters, format: name }: { staff: Staff; filters: BankFilters; format: FormatName },
) {
  const rows = await selectBankQuestions(db, { staff, filters, most: mostQuestions });
  const format = formats[name];
  const { content, findings } = format.write(rows.map(toExchange));
  return {
    count: rows.length,
    content,
    findings,
    contentType: format.contentType,
    extension: format.extension,
  };
}
