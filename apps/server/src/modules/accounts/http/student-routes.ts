import {
  setPassword as passwordContract,
  requestPasswordReset as resetContract,
  studentLogin,
  studentMe,
} from '@shala/wire/accounts.ts';
import { act, type Route, read, write } from '#platform/http/route.ts';
import { requestPasswordReset } from '../request-password-reset.ts';
import { setPassword } from '../set-password.ts';
import { signInStudent } from '../sign-in-student.ts';
import { passwordLimits, resetLimits, signInLimits } from './account-limits.ts';
import type { AccountHttpDeps } from './deps.ts';
import { presentToken } from './present-student.ts';
import { presentStudentById } from './present-user.ts';
import { type RefreshBody, refreshByBody } from './refresh-by-body.ts';

/** Students by e-mail and password. */
export function studentRoutes(deps: AccountHttpDeps): Route[] {
  return [
    act(studentLogin, { policy: 'anyone', limits: signInLimits }, async ({ body, place, ip, userAgent }) => {
      if (!('student' in body) || body.student.grant_type !== 'password') {
        return refreshByBody(deps, place, body as RefreshBody);
      }
      const { email, password } = body.student;
      const { tenantId } = place;
      const signedIn = await signInStudent(deps, { tenantId, email, password, device: { ip, userAgent } });
      const { studentId } = signedIn;
      const student = await presentStudentById(deps, { tenantId, studentId, parentId: null });
      return { student, token: presentToken(signedIn.pair) };
    }),
    read(studentMe, { policy: 'student' }, async ({ actor }) => ({
      student: await presentStudentById(deps, actor),
    })),
    write(resetContract, { policy: 'anyone', limits: resetLimits }, async ({ body, place }, tx) => {
      await requestPasswordReset(tx, {
        place,
        email: body.student.email,
        redirectUrl: body.student.redirect_url,
      });
      return { success: true };
    }),
    act(passwordContract, { policy: 'anyone', limits: passwordLimits }, async ({ body, place }) => {
      await setPassword(deps.db, {
        tenantId: place.tenantId,
        email: body.student.email,
        token: body.student.reset_password_token,
        newPassword: body.student.new_password,
      });
      return { success: true };
    }),
  ];
}
