import * as z from 'zod';
import { inviteLogin, saveStudent } from '#modules/accounts/index.ts';
import { placeStudent } from '#modules/institutes/index.ts';
import { findBrand } from '#modules/tenancy/index.ts';
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
import { accessFields, findGrants, saveGrants } from './access.ts';
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
  time_factor: z.number().min(1).max(4).optional(),
  photo_allowed: z.boolean().optional(),
  on_leaderboard: z.boolean().default(true),
  blocked: z.union([z.literal(false), text], { error: 'must be a reason, or false' }).optional(),
  institute: z.string().optional(),
  section: mixedSlug.optional(),
  year: z.string().optional(),
  section_from: day.optional(),
  roll: z.int().min(1).max(100_000).optional(),
  login: record({ email, password: password.optional() }).optional(),
  access: z.array(accessFields).default([]),
}).refine((value) => (value.institute === undefined) === (value.section === undefined), {
  path: ['section'],
  error: 'institute and section belong together',
});

type Child = z.infer<typeof studentFields> & { language: 'en' | 'hi' };

/** The student, their login, their place in a section and what they may open; null when it could not be saved. */
export async function saveChild(
  context: ImportContext,
  tenantId: number,
  child: Child,
  at: Place,
  /** Where in the file stands what a refusal is about. */
  fields: Readonly<Record<string, string>> = {},
) {
  const section = await findPlace(context, tenantId, child, at);
  const grants = await findGrants(context, tenantId, child.access, inside(at, 'access'));
  const row = await toStudent(context, tenantId, child);
  const student = await context.attempt(at, () => saveStudent(context.tx, row), fields);
  if (student === null) return null;
  context.count('students', student.change);
  if (student.login) context.count('student logins', student.login);
  const isWaiting = student.login === 'created' && row.login?.passwordHash === null;
  if (isWaiting) await invite(context, tenantId, row.login?.email ?? '');
  const who = { tenantId, studentId: student.id };
  if (section) {
    const fromDay = child.section_from === undefined ? null : toDay(child.section_from, context.clock);
    const change = await placeStudent(context.tx, { ...who, section, roll: child.roll, fromDay });
    context.count('section memberships', change);
  }
  await saveGrants(context, who, grants);
  return { id: student.id, section };
}

/** The mail leaves when the whole folder has been imported. */
async function invite(context: ImportContext, tenantId: number, email: string): Promise<void> {
  const brandId = await findBrand(context.tx, tenantId, null);
  if (brandId !== null) await inviteLogin(context.tx, { tenantId, brandId, email });
}

async function toStudent(context: ImportContext, tenantId: number, child: Child) {
  const { login, blocked } = child;
  return {
    tenantId,
    importRef: child.id,
    firstName: child.first_name,
    lastName: child.last_name,
    nativeName: child.name_hi,
    dob: child.dob,
    language: child.language,
    usage: child.usage,
    step: child.step,
    timeFactor: child.time_factor,
    photoAllowed: child.photo_allowed,
    onLeaderboard: child.on_leaderboard,
    blocked: blocked ? { reason: blocked } : blocked === false ? null : undefined,
    login: login ? { email: login.email, passwordHash: await context.firstPassword(login.password) } : null,
  };
}

async function findPlace(context: ImportContext, tenantId: number, child: Child, at: Place) {
  const { institute, section, year } = child;
  if (institute === undefined || section === undefined) return null;
  return findSectionByName(
    context,
    { tenantId, institute, section, year },
    { institute: inside(at, 'institute'), section: inside(at, 'section') },
  );
}
