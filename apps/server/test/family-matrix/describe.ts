import { policies } from '../../src/platform/http/actor.ts';
import { type Role, refusalOf, roles } from './doors.ts';
import { type FamilyRow, sayingOf } from './matrix.ts';
import { type Place, places } from './places.ts';

const table = (head: readonly string[], lines: readonly (readonly string[])[]) =>
  [head, head.map(() => '---'), ...lines].map((cells) => `| ${cells.join(' | ')} |`);

/** The tables as they stand in docs/family-policy.md. `isNamed`: a call names things that could be of such a place. */
export function describeFamilies(
  rows: readonly FamilyRow[],
  policyOf: (call: string) => string,
  isNamed: (row: FamilyRow, place: Place) => boolean,
): string {
  const doors = policies.map((policy) => [
    policy,
    ...roles.map((role) => refusalOf(policy, role) ?? 'passes'),
  ]);
  const calls = rows.flatMap((row) => {
    const others = Object.keys(row.but ?? {}) as Role[];
    return [null, ...others].map((role) => {
      const { own, strangers } = sayingOf(row, role ?? 'nobody');
      const rest = places.slice(1).map((place) => (isNamed(row, place) ? strangers : '·'));
      return [row.call, policyOf(row.call), role ?? 'whoever passes', own, ...rest];
    });
  });
  return [
    '# What families may call, and about whom',
    '',
    'Written by a test that makes every one of these calls (`apps/server/src/app/family-matrix.int.test.ts`). A change here is a change of the door. What staff may call is in [staff-policy.md](staff-policy.md).',
    '',
    '## The doors',
    '',
    'What each policy says to each role, whatever is asked about and before anything is read. `ticket` and `meeting` know people by a pass of their own: their doors, and what their channels tell to whom, are tried in `cable.int.test.ts` and `meeting.int.test.ts` of `apps/server/src/app/realtime`. Files are reached by signed addresses, which `apps/server/src/platform/storage.int.test.ts` tries.',
    '',
    ...table(['policy', ...roles], doors),
    '',
    '## The calls',
    '',
    "What those are told whom the door lets through. Every id in a call is tried alone among own ones, and all together; the answer about another's thing is the same, letter by letter, as about one that nobody has. `·`: the call names nothing that could be theirs; what a school sells is the same for all its families. A word with underscores is the code of a refusal that comes after the door.",
    '',
    ...table(['call', 'policy', 'role', ...places], calls),
    '',
  ].join('\n');
}
