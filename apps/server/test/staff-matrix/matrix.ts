import { type Place, places, type Role, type Stage } from './stage.ts';

/** What the door says. Allowed: neither of the others; whether the call is right is another test's concern. */
export type Outcome = 'allowed' | 'forbidden' | 'not found';

/** For each place in its order; null where the call is about no place. */
type Line = readonly (Outcome | null)[];
type StaffRole = 'tutor' | 'school_admin' | 'tenant_admin';

export interface MatrixRow {
  /** Method and path, as the table of routes has them; of the main family that of /api/v1. */
  call: string;
  /** What members of staff are told. Students and parents are forbidden everything, always. */
  policy: Readonly<Record<StaffRole, Line>>;
  /** Makes what the call is about in a place, and says how to ask: the path's ids, and the body. */
  ask: (stage: Stage, place: Place) => Promise<Asked>;
  isNothing?: IsNothing;
}

/** An answer that says there is nothing is as good as one that it does not exist. */
type IsNothing = (body: Record<string, unknown>) => boolean;

export interface Asked {
  params?: Readonly<Record<string, number | string>>;
  query?: Readonly<Record<string, number | string>>;
  body?: object;
}

/** The places, and nowhere. */
export const columns = [...places, 'unknown'] as const;
export type Column = (typeof columns)[number];

const yes = 'allowed';
const no = 'not found';
const never = 'forbidden';

/** Tutors reach what they teach, the office its school, administrators the tenant. */
export const byReach: MatrixRow['policy'] = {
  tutor: [yes, no, no, no],
  school_admin: [yes, yes, no, no],
  tenant_admin: [yes, yes, yes, no],
};

/** The same without tutors. */
export const byOffice: MatrixRow['policy'] = {
  tutor: [never, never, never, never],
  school_admin: [yes, yes, no, no],
  tenant_admin: [yes, yes, yes, no],
};

/** Lists of the office, which hold only what it runs. */
export const officeOnly: MatrixRow['policy'] = {
  tutor: [never, null, null, null],
  school_admin: [yes, null, null, null],
  tenant_admin: [yes, null, null, null],
};

/** About the person themselves, or a list that holds only what they reach. */
export const everyStaff: MatrixRow['policy'] = {
  tutor: [yes, null, null, null],
  school_admin: [yes, null, null, null],
  tenant_admin: [yes, null, null, null],
};

/** A thing of the tenant that only its administrators touch. */
export const tenantAdmins: MatrixRow['policy'] = {
  tutor: [never, null, null, never],
  school_admin: [never, null, null, never],
  tenant_admin: [yes, null, null, no],
};

/** The same without a thing: a list, or something new. */
export const tenantAdminsOnly: MatrixRow['policy'] = {
  tutor: [never, null, null, null],
  school_admin: [never, null, null, null],
  tenant_admin: [yes, null, null, null],
};

export const nothing = async (): Promise<Asked> => ({});

/** The table as it stands in docs/staff-policy.md. */
export function describeMatrix(rows: readonly MatrixRow[]): string {
  const lines = rows.flatMap(({ call, policy }) =>
    (['tutor', 'school_admin', 'tenant_admin'] as const).map((role) => {
      const outcomes = columns.map((column) => expected({ policy }, role, column) ?? '·');
      return `| ${call} | ${role} | ${outcomes.join(' | ')} |`;
    }),
  );
  return [
    '# What staff may call, and about whom',
    '',
    'Written by a test that makes every one of these calls (`apps/server/src/app/staff-matrix.int.test.ts`). A change here is a change of the door. The tutor teaches mathematics in one section, the school administrator has its institute, the administrator its tenant. Not found: the thing answers, letter by letter, like the one that nobody has in the last column. `·`: the call is about no such place. Students and parents are forbidden every call in the table, in every place; what the doors say to everybody else is in [family-policy.md](family-policy.md).',
    '',
    `| call | role | ${columns.join(' | ')} |`,
    `| --- | --- |${' --- |'.repeat(columns.length)}`,
    ...lines,
    '',
  ].join('\n');
}

/** Another tenant's things are like those that nobody has, and the other way round. */
export const expected = (
  { policy }: Pick<MatrixRow, 'policy'>,
  role: Role,
  column: Column,
): Outcome | null => {
  const at = places.indexOf(column === 'unknown' ? 'other tenant' : column);
  const asked = policy.tenant_admin[at] ?? null;
  if (role === 'student' || role === 'parent') return asked === null ? null : 'forbidden';
  return policy[role][at] ?? null;
};
