type Flush = (studentId: number) => Promise<void>;
const flushes = new Set<Flush>();

/** For whatever keeps unsent work of a child: it is called before another child takes the seat. */
export function beforeProfileChange(flush: Flush): () => void {
  flushes.add(flush);
  return () => flushes.delete(flush);
}

/**
 * Sends what waits. What could not be sent stays in storage under its child's id, where no sibling reads it,
 * so a failure does not keep the family from switching.
 */
export async function leaveProfile(studentId: number): Promise<void> {
  await Promise.allSettled([...flushes].map((flush) => flush(studentId)));
}
