/** Rounded up, but 100 only when everything is done: 299 of 300 is not a whole course. */
export function percentDone(done: number, total: number): number {
  if (done <= 0 || total <= 0) return 0;
  return done >= total ? 100 : Math.min(99, Math.ceil((done / total) * 100));
}
