import { lakshmi } from '../parent-session.ts';
import { aanya, aarav, dhruv, password } from '../people.ts';
import { matrixRows } from '../staff-matrix/rows.ts';
import { setStage } from '../staff-matrix/stage.ts';
import type { World } from '../world.ts';
import { type Known, knownOfStaff, knownOfStranger, knownOfStudent } from './known.ts';
import { openSessions } from './people.ts';

export const roles = ['stranger', 'student', 'parent', 'tutor', 'tenant_admin'] as const;
export type Role = (typeof roles)[number];

/** The policies that let a role in. */
export const opens: Record<Role, readonly string[]> = {
  stranger: ['anyone', 'operations'],
  student: ['student', 'payer', 'signed-in'],
  parent: ['parent', 'signed-in', 'student', 'payer'],
  tutor: ['staff', 'signed-in'],
  tenant_admin: ['staff', 'office', 'tenant-admin', 'signed-in'],
};

interface Person {
  tokens: string[];
  known: Known[];
}

interface Example {
  ids: Known;
  body?: object;
}

/** Written for hooks.py. */
export interface Setup {
  people: Person[];
  /** Whose sessions may be ended. */
  spare: Person | null;
  /** Right ways to make a call, by method and path. */
  examples: Record<string, Example[]>;
}

async function student(world: World, email: string): Promise<Person> {
  const { rows } = await world.pool.query(
    'SELECT student_id, tenant_id FROM student_credential WHERE email = $1',
    [email],
  );
  const { student_id: studentId, tenant_id: tenantId } = rows[0];
  const who = { tenantId, kind: 'student', studentId, parentId: null, staffId: null } as const;
  return person(world, who);
}

async function parent(world: World, phone: string): Promise<Person> {
  const { rows } = await world.pool.query(
    `SELECT parent.tenant_id, parent.id, (SELECT min(student_id) FROM guardian WHERE parent_id = parent.id) AS child
     FROM parent WHERE phone_number = $1`,
    [phone],
  );
  const { tenant_id: tenantId, id: parentId, child: studentId } = rows[0];
  return person(world, { tenantId, kind: 'parent', studentId, parentId, staffId: null } as const);
}

async function person(world: World, who: Parameters<typeof openSessions>[1] & { studentId: number }) {
  const tokens = await openSessions(world, who);
  const headers = { host: 'shala.localhost', authorization: `Bearer ${tokens[0]}` };
  return { tokens, known: await knownOfStudent(world, who.studentId, headers) };
}

async function staff(world: World, email: string): Promise<Person> {
  const { rows } = await world.pool.query('SELECT id, tenant_id FROM staff WHERE email = $1', [email]);
  const { id: staffId, tenant_id: tenantId } = rows[0];
  const who = { tenantId, kind: 'staff', studentId: null, parentId: null, staffId } as const;
  return { tokens: await openSessions(world, who), known: await knownOfStaff(world) };
}

const examplesEach = 3;

/** The calls of the staff's table: each stands for a call that a tutor of 8-A may make. */
async function askAll(world: World): Promise<Setup['examples']> {
  const stage = await setStage(world);
  const examples: Setup['examples'] = {};
  for (const { call, ask } of matrixRows) {
    const path = call.replace(/:(\w+)/g, '{$1}');
    examples[path] = [];
    for (let count = 0; count < examplesEach; count += 1) {
      const { params, query, body } = await ask(stage, 'own section');
      examples[path].push({ ids: { ...params, ...query }, ...(body && { body }) });
    }
  }
  return examples;
}

/** Everybody the API is called as, on a database that is then copied for each role. */
export async function prepare(world: World): Promise<Record<Role, Setup>> {
  const examples = await askAll(world);
  const login = { email: aarav, password, phonenumber: '9000010009' };
  const spareStudent = await student(world, 'soham.patil@students.example.org');
  const spareParent = await parent(world, '+919000010003');
  const spareStaff = await staff(world, 'ananya.mukherjee@shala.example.org');
  const families = { examples: {} };
  return {
    stranger: {
      ...families,
      people: [{ tokens: [], known: await knownOfStranger(world, login) }],
      spare: null,
    },
    student: {
      ...families,
      people: [await student(world, aarav), await student(world, dhruv), await student(world, aanya)],
      spare: spareStudent,
    },
    parent: {
      ...families,
      people: [await parent(world, '+919000010009'), await parent(world, lakshmi)],
      spare: spareParent,
    },
    tutor: { people: [await staff(world, 'matrix-tutor@staff.example.org')], examples, spare: spareStaff },
    tenant_admin: {
      people: [await staff(world, 'matrix-tenant_admin@staff.example.org')],
      examples,
      spare: spareStaff,
    },
  };
}
