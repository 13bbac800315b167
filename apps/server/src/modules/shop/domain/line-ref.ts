/** What the grants of an order line are known by at enrolment. */
export const lineRef = (orderId: number, lineNo: number): string => `${orderId}:${lineNo}`;
