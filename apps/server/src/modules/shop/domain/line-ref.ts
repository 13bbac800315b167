/** What the grants of an order line are known by at enrolment. */
export const lineRef = (orderReference: string, lineNo: number): string => `${orderReference}:${lineNo}`;
