import type { BrandRegistry } from '#modules/tenancy/index.ts';
import type { AccessTokens } from '#platform/access-tokens.ts';
import type { Database } from '#platform/db/database.ts';
import type { Mailer } from '#platform/mail.ts';
import type { SmsSender } from '#platform/sms.ts';
import type { Storage } from '#platform/storage.ts';
import { createAuthenticate } from './authenticate.ts';
import { familyRoutes } from './http/family-routes.ts';
import { parentRoutes } from './http/parent-routes.ts';
import { sessionRoutes } from './http/session-routes.ts';
import { studentRoutes } from './http/student-routes.ts';
import { accountListeners } from './on-events.ts';
import { accountTables } from './student-data.ts';

export type { Authenticate } from './authenticate.ts';
export { isAllowedPassword } from './domain/password-rule.ts';
export { type Usage, usages } from './domain/usages.ts';
export { linkGuardian } from './link-guardian.ts';
export { listGuardianIds } from './list-guardian-ids.ts';
export { toPhoneNumber } from './phone-number.ts';
export { recordConsent } from './record-consent.ts';
export { requireConfirmation } from './require-confirmation.ts';
export { saveParent } from './save-parent.ts';
export { saveStaff } from './save-staff.ts';
export { saveStudent } from './save-student.ts';

interface Deps {
  db: Database;
  tokens: AccessTokens;
  brands: BrandRegistry;
  mailer: Mailer;
  sms: SmsSender;
  otpKey: string;
  mailFrom: string;
  storage: Storage;
  isClassRoomLinked(studentId: number): Promise<boolean>;
}

export function createAccountsModule(deps: Deps) {
  return {
    authenticate: createAuthenticate(deps),
    routes: [...studentRoutes(deps), ...parentRoutes(deps), ...familyRoutes(deps), ...sessionRoutes(deps)],
    listeners: accountListeners(deps),
    studentTables: accountTables,
  };
}
