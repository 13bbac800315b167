import type { BrandRegistry } from '#modules/tenancy/index.ts';
import type { AccessTokens } from '#platform/access-tokens.ts';
import type { Database, Tx } from '#platform/db/database.ts';
import type { Mailer } from '#platform/mail.ts';
import type { RedisClient } from '#platform/redis.ts';
import type { Sealer } from '#platform/sealed.ts';
import type { SmsSender } from '#platform/sms.ts';
import type { Storage } from '#platform/storage.ts';
import { createAuthenticate } from './authenticate.ts';
import { authenticateByTicket } from './authenticate-by-ticket.ts';
import { familyListeners } from './family-listeners.ts';
import { createGuessGuard } from './guess-guard.ts';
import { consentRoutes } from './http/consent-routes.ts';
import { erpRoutes } from './http/erp-routes.ts';
import { familyRoutes } from './http/family-routes.ts';
import { guardianRoutes } from './http/guardian-routes.ts';
import { parentRoutes } from './http/parent-routes.ts';
import { phoneRoutes } from './http/phone-routes.ts';
import type { RoleView } from './http/present-staff.ts';
import { sessionRoutes } from './http/session-routes.ts';
import { staffRoutes } from './http/staff-routes.ts';
import { studentRoutes } from './http/student-routes.ts';
import { issueTicket } from './issue-ticket.ts';
import { accountListeners } from './on-events.ts';
import { openPaymentSession, type PaymentSession } from './open-payment-session.ts';
import type { Device } from './open-session.ts';
import { checkPurchaseCode, sendPurchaseCode } from './purchase-code.ts';
import { redeemTicket } from './redeem-ticket.ts';
import { accountJobs, createSessionActivity } from './session-activity.ts';
import { staffListeners } from './staff-listeners.ts';
import { accountTables } from './student-data.ts';

export { addErpClient } from './add-erp-client.ts';
export type { Authenticate } from './authenticate.ts';
export { blockStaff } from './block-staff.ts';
export { blockStudent } from './block-student.ts';
export { brandFrame, escapeHtml } from './brand-mail.ts';
export { isAllowedPassword } from './domain/password-rule.ts';
export { type Usage, usages } from './domain/usages.ts';
export type { PermissionsChanged } from './events.ts';
export { selectIdentity as findIdentity } from './identity-store.ts';
export { inviteLogin } from './invite-login.ts';
export { inviteStaff } from './invite-staff.ts';
export { inviteStudentAgain } from './invite-student-again.ts';
export { issueLinkCode } from './issue-link-code.ts';
export { linkGuardian } from './link-guardian.ts';
export { listGuardianIds } from './list-guardian-ids.ts';
export { offerChild } from './offer-child.ts';
export { selectStudentIdByRef as findStudentByRef } from './people-store.ts';
export { findPermissions, savePermissions } from './permissions.ts';
export { toPhoneNumber } from './phone-number.ts';
export { recordConsent } from './record-consent.ts';
export { requireConfirmation } from './require-confirmation.ts';
export { requireOwnChild } from './require-own-child.ts';
export { saveLinkCode } from './save-link-code.ts';
export { saveParent } from './save-parent.ts';
export { saveStaff } from './save-staff.ts';
export { saveStudent } from './save-student.ts';
export type { SessionActivity } from './session-activity.ts';
export { setTimeFactor } from './set-time-factor.ts';
export { selectStaffId as findStaffByEmail, selectStaffIdByRef as findStaffByRef } from './staff-store.ts';
export { wipeStudent } from './wipe-student.ts';

interface Deps {
  db: Database;
  redis: RedisClient;
  sealer: Sealer;
  originOf(host: string): string;
  tokens: AccessTokens;
  brands: BrandRegistry;
  mailer: Mailer;
  sms: SmsSender;
  otpKey: string;
  mailFrom: string;
  storage: Storage;
  isClassRoomLinked(studentId: number): Promise<boolean>;
  rolesOf(tenantId: number, staffId: number): Promise<RoleView[]>;
  instituteOf(studentId: number): Promise<number | null>;
}

export function createAccountsModule(given: Deps) {
  const deps = { ...given, guesses: createGuessGuard(given.redis) };
  return {
    authenticate: createAuthenticate(deps),
    authenticateByTicket: (ticket: string, tenantId: number) =>
      authenticateByTicket(deps.db, ticket, tenantId),
    activity: createSessionActivity(deps.db),
    issueTicket,
    redeemTicket,
    openPaymentSession: (tx: Tx, who: PaymentSession, device: Device) =>
      openPaymentSession(tx, deps.tokens, who, device),
    sendPurchaseCode,
    checkPurchaseCode: (code: Parameters<typeof checkPurchaseCode>[1]) => checkPurchaseCode(deps, code),
    routes: [
      ...studentRoutes(deps),
      ...parentRoutes(deps),
      ...phoneRoutes(deps),
      ...familyRoutes(deps),
      ...guardianRoutes(deps),
      ...consentRoutes(deps),
      ...sessionRoutes(deps),
      ...erpRoutes(deps),
      ...staffRoutes(deps),
    ],
    listeners: [...accountListeners(deps), ...familyListeners(deps), ...staffListeners(deps)],
    jobs: accountJobs(deps.db),
    studentTables: accountTables,
  };
}
export type AccountsModule = ReturnType<typeof createAccountsModule>;
