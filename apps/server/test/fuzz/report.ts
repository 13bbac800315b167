import type { Role } from './roles.ts';
import type { Counts } from './schemathesis.ts';

export interface Result {
  role: Role;
  counts: Counts[];
  /** How often the API ended by itself. */
  crashes: number;
  /** Lines of its log: it writes errors only. */
  errors: string[];
}

const answers = ({ counts }: Result, first: string): number =>
  counts
    .flatMap(({ statuses }) => Object.entries(statuses))
    .reduce((sum, [status, count]) => sum + (status.startsWith(first) ? count : 0), 0);

/** Writes down what came of it; true when nothing failed. */
export function report(results: readonly Result[], seed: number, say: (line: string) => void): boolean {
  for (const result of results) {
    const { role, crashes, errors } = result;
    const cases = answers(result, '');
    const good = Math.round((100 * answers(result, '2')) / cases);
    say(
      `${role}: ${cases} cases, ${good} % of them 2xx, 4xx ${answers(result, '4')}, 429 ${answers(result, '429')}, ` +
        `5xx ${answers(result, '5')}, crashes ${crashes}, errors logged ${errors.length}`,
    );
    const faults = result.counts.flatMap((counts) => counts.faults);
    for (const line of [...faults.slice(0, 10), ...errors.slice(0, 10)]) say(`  ${line.slice(0, 1_000)}`);
  }
  const total = (first: string) => results.reduce((sum, result) => sum + answers(result, first), 0);
  say(
    `fuzz: ${total('')} cases, ${total('2')} of them 2xx, ${total('4')} 4xx, ${total('5')} of 5xx, seed ${seed}`,
  );
  return results.every(
    ({ counts, crashes, errors }) =>
      crashes + errors.length + counts.reduce((sum, { faults }) => sum + faults.length, 0) === 0,
  );
}
