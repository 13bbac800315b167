/** Ten, five and one minute, thirty and ten seconds: enough to know, not so much that it talks over the question. */
const moments = [600, 300, 60, 30, 10];

/** What is told after a look at the timer. More time than before, as with the next question, begins anew. */
export function nextAnnouncement(
  told: number | null,
  before: number | null,
  now: number | null,
): number | null {
  if (before !== null && now !== null && now > before) return null;
  return momentPassed(before, now) ?? told;
}

/** The moment that lies between two looks at the timer; after a long pause the latest of them. */
export function momentPassed(before: number | null, now: number | null): number | null {
  if (before === null || now === null) return null;
  return moments.findLast((moment) => before > moment && now <= moment) ?? null;
}
