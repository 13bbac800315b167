import * as z from 'zod';
import { saveStudent } from '#modules/accounts/index.ts';
import { placeStudent } from '#modules/institutes/index.ts';
import type { ImportContext } from '../context.ts';
import {
  day,
  email,
  fixedDay,
  language,
  lastName,
  mixedSlug,
  password,
  record,
  reference,
  text,
} from '../fields.ts';
import { toDay } from '../relative-time.ts';
import { inside, type Place } from '../source.ts';
import { accessFields, saveAccess } from './access.ts';
import { findSectionByName } from './find-section.ts';

export const studentFields = record({
  id: reference,
  first_name: text,
  last_name: lastName,
  name_hi: text.optional(),
  dob: fixedDay,
  language: language.optional(),
  usage: z.enum(['school', 'exam', 'both']).nullable().default('school'),
  step: z.literal([0, 2, 3]).default(0),
  is_current: z.boolean().default(false),
  time_factor: z.number().min(1).max(4).default(1),
  photo_allowed: z.boolean().default(false),
  on_leaderboard: z.boolean().default(true),
  blocked: text.optional(),
  institute: z.string().optional(),
  section: mixedSlug.optional(),
  section_from: day.optional(),
  roll: z.int().min(1).optional(),
  login: record({ email, password: password.optional() }).optional(),
  access: z.array(accessFields).default([]),
}).refine((value) => (value.institute === undefined) === (value.section === undefined), {
  path: ['section'],
  error: 'institute and section belong together',
});

export type Child = z.infer<typeof studentFields> & { language: 'en' | 'hi' };

interface Home {
  tenantId: number;
  tenant: string;
}

/** The student, their login, their place in a section and what they may open; null when nothing could be saved. */
export async function saveChild(
  context: ImportContext,
  { tenantId, tenant }: Home,
  child: Child,
  at: Place,
): Promise<number | null> {
  const { login } = child;
  if (login) context.claim('student e-mail', `${tenant}/${login.email}`, inside(at, 'login', 'email'));
  const fields = {
    tenantId,
    importRef: child.id,
    firstName: child.first_name,
    lastName: child.last_name,
    nativeName: child.name_hi ?? null,
    dob: child.dob,
    language: child.language,
    usage: child.usage,
    step: child.step,
    timeFactor: child.time_factor,
    photoAllowed: child.photo_allowed,
    onLeaderboard: child.on_leaderboard,
    blocked: child.blocked === undefined ? null : { reason: child.blocked },
    login: login ? { email: login.email, passwordHash: await context.firstPassword(login.password) } : null,
  };
  const student = await context.attempt(at, () => saveStudent(context.tx, fields));
  if (student === null) return null;
  context.count('students', student.change);
  if (student.login) context.count('student logins', student.login);
  await saveMembership(context, tenantId, student.id, child, at);
  await saveAccess(context, { tenantId, studentId: student.id }, child.access, inside(at, 'access'));
  return student.id;
}

async function saveMembership(
  context: ImportContext,
  tenantId: number,
  studentId: number,
  child: Child,
  at: Place,
): Promise<void> {
  const { institute, section: name, section_from: from } = child;
  if (institute === undefined || name === undefined) return;
  const section = await findSectionByName(
    context,
    { tenantId, institute, section: name, year: null },
    { institute: inside(at, 'institute'), section: inside(at, 'section') },
  );
  if (section === null) return;
  const fromDay = from === undefined ? null : toDay(from, context.clock);
  const change = await placeStudent(context.tx, {
    tenantId,
    studentId,
    section,
    roll: child.roll ?? null,
    fromDay,
  });
  context.count('section memberships', change);
}
