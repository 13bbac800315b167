const hour = 60;
const days = 3 * 24 * hour;
const hourly = Array.from({ length: days / hour }, (_, index) => (index + 1) * hour);

export const firstAsk = 1;
/** Minutes after somebody was sent to pay it at which the gateway is asked about an order. */
const unpaid = [firstAsk, 2, 5, 15, ...hourly];
/** Somebody may pay a second time in a page that is still open: that money has to be found, too. */
const paid = [1, 2, 5, 15, hour, 24 * hour, days];

/** The next one after so many minutes; null: the last word has been asked for. */
export const nextAsk = (ageMinutes: number, isPaid: boolean): number | null =>
  (isPaid ? paid : unpaid).find((minutes) => minutes > ageMinutes) ?? null;

/** It is still working on it, after days even: a bank may take them. It is asked every day until there is a word. */
export const askPending = (ageMinutes: number): number =>
  nextAsk(ageMinutes, false) ?? Math.ceil(ageMinutes) + 24 * hour;

/** A gateway that did not answer the last time is asked until it does: silence is not a no. */
export const askWithoutAnswer = (ageMinutes: number): number =>
  nextAsk(ageMinutes, false) ?? Math.ceil(ageMinutes) + hour;
