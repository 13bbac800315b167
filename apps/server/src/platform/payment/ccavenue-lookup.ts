import { understand } from './ask-gateway.ts';
import type { CcavenueCall } from './ccavenue-calls.ts';
import { type Attempt, lookupPage } from './ccavenue-words.ts';

interface Wanted {
  fromDay: string;
  toDay: string;
  orderNo?: string;
}

/** Days as the gateway writes them. */
const dayOf = (day: string) => day.split('-').reverse().join('-');

/** Every attempt to pay of some days, page by page. */
export async function lookUp(call: CcavenueCall, { fromDay, toDay, orderNo }: Wanted): Promise<Attempt[]> {
  const found: Attempt[] = [];
  const days = { from_date: dayOf(fromDay), to_date: dayOf(toDay) };
  for (let number = 1, last = 1; number <= last; number += 1) {
    const question = { ...days, page_number: number, ...(orderNo !== undefined && { order_no: orderNo }) };
    const page = understand(lookupPage, await call('orderLookup', question));
    last = page.page_count;
    found.push(...page.order_Status_List);
  }
  return found;
}
