import {
  logout,
  parentLogin,
  setPassword as passwordContract,
  requestPasswordReset as resetContract,
  studentLogin,
  studentMe,
} from '@shala/wire/accounts.ts';
import { notFound } from '#platform/app-error.ts';
import { act, type Place, type Route, read, write } from '#platform/http/route.ts';
import { endSession } from '../end-session.ts';
import { findStudent } from '../find-student.ts';
import { refreshSession } from '../refresh-session.ts';
import { requestPasswordReset } from '../request-password-reset.ts';
import { setPassword } from '../set-password.ts';
import { signInStudent } from '../sign-in-student.ts';
import type { SessionIdentity } from '../token-pair.ts';
import { resetLimits, signInLimits } from './account-limits.ts';
import type { AccountHttpDeps } from './deps.ts';
import { presentParent } from './present-parent.ts';
import { presentStudent, presentToken } from './present-student.ts';

type RefreshBody = { student: { refresh_token: string } } | { parent: { refresh_token: string } };

export function accountRoutes(deps: AccountHttpDeps): Route[] {
  const student = async (tenantId: number, studentId: number, parentId: number | null) => {
    const view = await findStudent(deps.db, { tenantId, studentId, parentId });
    if (!view) throw notFound();
    return presentStudent(view, await deps.isClassRoomLinked(studentId));
  };

  const user = async ({ tenantId, studentId, parentId }: SessionIdentity) => {
    if (parentId !== null) return presentParent(deps, tenantId, parentId);
    if (studentId !== null) return student(tenantId, studentId, null);
    throw notFound();
  };

  const refresh = async (place: Place, body: RefreshBody) => {
    const grant = 'student' in body ? body.student : body.parent;
    const { session, pair } = await refreshSession(deps, {
      tenantId: place.tenantId,
      refreshToken: grant.refresh_token,
    });
    return { user: await user(session), token: presentToken(pair) };
  };

  return [
    act(studentLogin, { policy: 'anyone', limits: signInLimits }, async ({ body, place, ip, userAgent }) => {
      if (!('student' in body) || body.student.grant_type !== 'password')
        return refresh(place, body as RefreshBody);
      const { email, password } = body.student;
      const { tenantId } = place;
      const signedIn = await signInStudent(deps, { tenantId, email, password, device: { ip, userAgent } });
      return {
        student: await student(tenantId, signedIn.studentId, null),
        token: presentToken(signedIn.pair),
      };
    }),
    act(parentLogin, { policy: 'anyone' }, ({ body, place }) => refresh(place, body)),
    write(logout, { policy: 'signed-in' }, async ({ actor }, tx) => {
      await endSession(tx, { tenantId: actor.tenantId, sessionId: actor.sessionId });
      return { success: true };
    }),
    read(studentMe, { policy: 'student' }, async ({ actor }) => ({
      student: await student(actor.tenantId, actor.studentId, actor.parentId),
    })),
    write(resetContract, { policy: 'anyone', limits: resetLimits }, async ({ body, place }, tx) => {
      await requestPasswordReset(tx, {
        place,
        email: body.student.email,
        redirectUrl: body.student.redirect_url,
      });
      return { success: true };
    }),
    act(passwordContract, { policy: 'anyone' }, async ({ body, place }) => {
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
