import { randomInt } from 'node:crypto';
import { isAllowedPassword, saveStaff } from '#modules/accounts/index.ts';
import { giveRole } from '#modules/institutes/index.ts';
import { findTenant, saveBrand, saveTenant } from '#modules/tenancy/index.ts';
import { AppError } from '#platform/app-error.ts';
import type { Database, Tx } from '#platform/db/database.ts';
import { hashPassword } from '#platform/passwords.ts';
import { describeRefusal } from './describe-refusal.ts';
import { startingBrand } from './starting-brand.ts';

interface InitCommand {
  tenant: string;
  name: string;
  host: string;
  adminEmail: string;
  /** null: one is made and shown once. */
  adminPassword: string | null;
}

/** Creates a tenant with a brand and its first admin. Answers with the exit code. */
export async function initCommand(
  db: Database,
  { tenant, name, host, adminEmail, adminPassword }: InitCommand,
  print: (line: string) => void,
): Promise<number> {
  if ((await findTenant(db, tenant)) !== null) {
    print(`The tenant ${tenant} exists already. Nothing was changed.`);
    return 1;
  }
  const password = adminPassword ?? newPassword();
  if (!isAllowedPassword(password)) {
    print('The password needs 8 or more letters, digits and @$!%*#?&, with a letter and a digit.');
    return 1;
  }
  const passwordHash = await hashPassword(password);
  try {
    await db
      .transaction()
      .execute((tx) => createTenant(tx, { tenant, name, host, adminEmail, passwordHash }));
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    print(`Not possible: ${describeRefusal(error)}. Nothing was changed.`);
    return 1;
  }
  print(`Created the tenant ${tenant} with a brand on ${host}.`);
  print(`First admin: ${adminEmail}`);
  if (adminPassword === null) print(`Initial password, shown only now: ${password}`);
  return 0;
}

interface NewTenant extends Omit<InitCommand, 'adminPassword'> {
  passwordHash: string;
}

async function createTenant(
  tx: Tx,
  { tenant, name, host, adminEmail, passwordHash }: NewTenant,
): Promise<void> {
  const saved = await saveTenant(tx, { slug: tenant, name: { en: name }, timezone: 'Asia/Kolkata' });
  const tenantId = saved.id;
  const brand = startingBrand({ slug: tenant, name, host, email: adminEmail });
  await saveBrand(tx, { tenantId, isDefault: true, hosts: [host], brand });
  const admin = { tenantId, importRef: null, email: adminEmail, name: { en: adminEmail }, passwordHash };
  const { id: staffId } = await saveStaff(tx, admin);
  await giveRole(tx, { tenantId, staffId, role: { name: 'tenant_admin' } });
}

/** Letters and digits that are not mistaken for each other when read out or typed over. */
const letters = 'abcdefghijkmnpqrstuvwxyzABCDEFGHJKLMNPQRSTUVWXYZ23456789';

function newPassword(): string {
  const made = Array.from({ length: 16 }, () => letters[randomInt(letters.length)]).join('');
  return isAllowedPassword(made) ? made : newPassword();
}
