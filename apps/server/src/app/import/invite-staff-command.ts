import * as z from 'zod';
import { findStaffByEmail, inviteStaff, saveStaff } from '#modules/accounts/index.ts';
import { type GiveRole, giveRole } from '#modules/institutes/index.ts';
import { AppError } from '#platform/app-error.ts';
import type { Tx } from '#platform/db/database.ts';
import type { CommandDeps } from './command-deps.ts';
import { describeRefusal } from './describe-refusal.ts';
import { findPlace } from './find-place.ts';
import { readOptions, slugOption, UsageError } from './read-options.ts';

const options = z.object({
  tenant: slugOption,
  email: z.email().toLowerCase(),
  role: z.enum(['tutor', 'school_admin', 'tenant_admin', 'platform_operator']),
  institute: slugOption.optional(),
  name: z.string().trim().min(1).optional(),
  brand: slugOption.optional(),
  language: z.enum(['en', 'hi']).default('en'),
});
type Options = z.infer<typeof options>;

/** Somebody new is created; somebody known gets the role and a new invitation. */
export async function inviteStaffCommand({ db, print }: CommandDeps, args: string[]): Promise<number> {
  const given = readOptions(args, options);
  if ((given.role === 'school_admin') !== (given.institute !== undefined)) {
    throw new UsageError('--institute: goes with the role school_admin, and only with it');
  }
  try {
    await db.transaction().execute((tx) => invite(tx, given));
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    print(`Not possible: ${describeRefusal(error)}. Nothing was changed.`);
    return 1;
  }
  print(`${given.email} is invited as ${given.role}. The mail is on its way.`);
  return 0;
}

async function invite(tx: Tx, { email, name, role, language, ...names }: Options): Promise<void> {
  const { tenantId, brandId, instituteId } = await findPlace(tx, names);
  const known = await findStaffByEmail(tx, tenantId, email);
  const staffId = known ?? (await create(tx, tenantId, email, name));
  await giveRole(tx, { tenantId, staffId, role: toRole(role, instituteId) });
  await inviteStaff(tx, { tenantId, staffId, brandId, language });
}

async function create(tx: Tx, tenantId: number, email: string, name: string | undefined): Promise<number> {
  const person = { tenantId, importRef: null, email, name: { en: name ?? email }, passwordHash: null };
  return (await saveStaff(tx, person)).id;
}

function toRole(name: Options['role'], instituteId: number | null): GiveRole['role'] {
  return name === 'school_admin' ? { name, instituteId: instituteId ?? 0 } : { name };
}
