/** Money in one order, as one side has it written down. */
export interface MoneyLine {
  kind: 'payment' | 'refund';
  orderReference: string;
  gatewayRef: string;
  /** Of a refund: our name of it. */
  refundReference: string | null;
  /** Payments positive, refunds negative. */
  amountPaise: number;
  currency: string;
}

export interface Difference {
  what: 'only there' | 'only here' | 'amount' | 'order';
  there: MoneyLine | null;
  here: MoneyLine | null;
}

const keyOf = (line: MoneyLine) =>
  line.kind === 'payment' ? `payment ${line.gatewayRef}` : `refund ${line.refundReference}`;

/** Every line that the gateway and we do not have in the same words. A line that one side has twice is one too. */
export function compareStatement(there: readonly MoneyLine[], here: readonly MoneyLine[]): Difference[] {
  const ours = Map.groupBy(here, keyOf);
  const differences: Difference[] = [];
  for (const line of there) {
    const own = ours.get(keyOf(line))?.shift();
    if (!own) differences.push({ what: 'only there', there: line, here: null });
    else if (own.orderReference !== line.orderReference)
      differences.push({ what: 'order', there: line, here: own });
    else if (own.amountPaise !== line.amountPaise || own.currency !== line.currency)
      differences.push({ what: 'amount', there: line, here: own });
  }
  const left = [...ours.values()].flat();
  return [...differences, ...left.map((line) => ({ what: 'only here' as const, there: null, here: line }))];
}
