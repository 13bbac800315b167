import { policies } from '../../src/platform/http/actor.ts';
import { type Role, refusalOf, roles } from './doors.ts';
import { type FamilyRow, places, sayingOf } from './matrix.ts';

const table = (head: readonly string[], lines: readonly (readonly string[])[]) =>
  [head, head.map(() => '---'), ...lines].map((cells) => `| ${cells.join(' | ')} |`);

const isAsked = (row: FamilyRow, idRows: ReadonlySet<string>) => idRows.has(row.call);

/** The tables as they stand in docs/family-policy.md. `named` are the calls that name a thing. */
export function describeFamilies(
  rows: readonly FamilyRow[],
  policyOf: (call: string) => string,
  named: ReadonlySet<string>,
): string {
  const doors = policies.map((policy) => [
    policy,
    ...roles.map((role) => refusalOf(policy, role) ?? 'passes'),
  ]);
  const calls = rows.flatMap((row) => {
    const others = Object.keys(row.but ?? {}) as Role[];
    return [null, ...others].map((role) => {
      const { own, strangers } = sayingOf(row, role ?? 'nobody');
      const rest = places.slice(1).map(() => (isAsked(row, named) ? strangers : '·'));
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
    'What each policy says to each role, whatever is asked about and before anything is read. `ticket` and `meeting` know people by a pass of their own: their doors are tried in `cable.int.test.ts` and `meeting.int.test.ts`.',
    '',
    ...table(['policy', ...roles], doors),
    '',
    '## The calls',
    '',
    "What those are told whom the door lets through. Every id in a call is tried alone among own ones, and all together; the answer about another's thing is the same, letter by letter, as about one that nobody has. `·`: the call names nothing that could be another's. A word with underscores is the code of a refusal that comes after the door.",
    '',
    ...table(['call', 'policy', 'role', ...places], calls),
    '',
  ].join('\n');
}
