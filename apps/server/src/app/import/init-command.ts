import { randomInt } from 'node:crypto';
import { isAllowedPassword, saveStaff } from '#modules/accounts/index.ts';
import { giveRole } from '#modules/institutes/index.ts';
import { findTenant, saveBrand, saveTenant } from '#modules/tenancy/index.ts';
import type { Database } from '#platform/db/database.ts';
import { hashPassword } from '#platform/passwords.ts';
import { startingBrand } from './starting-brand.ts';

export interface InitCommand {
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
  await db.transaction().execute(async (tx) => {
    const text = { en: name };
    const { id: tenantId } = await saveTenant(tx, { slug: tenant, name: text, timezone: 'Asia/Kolkata' });
    const brand = startingBrand({ slug: tenant, name, host, email: adminEmail });
    await saveBrand(tx, { tenantId, isDefault: true, hosts: [host], brand });
    const { id: staffId } = await saveStaff(tx, {
      tenantId,
      importRef: null,
      email: adminEmail,
      name: { en: adminEmail },
      title: null,
      phone: null,
      passwordHash,
    });
    await giveRole(tx, { tenantId, staffId, role: { name: 'tenant_admin' } });
  });
  print(`Created the tenant ${tenant} with a brand on ${host}.`);
  print(`First admin: ${adminEmail}`);
  if (adminPassword === null) print(`Initial password, shown only now: ${password}`);
  return 0;
}

/** Letters and digits that are not mistaken for each other when read out or typed over. */
const letters = 'abcdefghijkmnpqrstuvwxyzABCDEFGHJKLMNPQRSTUVWXYZ23456789';

function newPassword(): string {
  const made = Array.from({ length: 16 }, () => letters[randomInt(letters.length)]).join('');
  return isAllowedPassword(made) ? made : newPassword();
}
