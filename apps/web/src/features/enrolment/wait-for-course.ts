import type { Enrolments } from './enrolments-query.ts';

export const BUILDING_LIMIT = 10_000;
const PAUSE = 1000;

interface Waiting {
  readonly load: () => Promise<Enrolments>;
  readonly signal: AbortSignal;
  readonly limit?: number;
  readonly pause?: number;
}

/**
 * Asks until the enrolment and its product details are there, and gives up after the limit. Answers whether
 * there is a course; a question that failed on the way is asked again like one that found nothing.
 */
export async function waitForCourse(waiting: Waiting): Promise<boolean> {
  const { load, signal, limit = BUILDING_LIMIT, pause = PAUSE } = waiting;
  const end = Date.now() + limit;
  while (!signal.aborted && Date.now() < end) {
    const found = await Promise.race([hasCourse(load), rest(end - Date.now())]);
    if (found === true) return true;
    await rest(Math.min(pause, end - Date.now()));
  }
  return false;
}

async function hasCourse(load: Waiting['load']): Promise<boolean> {
  try {
    return (await load()).current !== null;
  } catch {
    return false;
  }
}

const rest = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, Math.max(0, milliseconds)));
