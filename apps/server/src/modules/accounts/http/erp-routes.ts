import { safeRedirect } from '@shala/wire/safe-redirect.ts';
import { erpLogin } from '@shala/wire/sessions.ts';
import { act, type Limit, type Route } from '#platform/http/route.ts';
import { launchFromErp } from '../launch-from-erp.ts';
import type { AccountHttpDeps } from './deps.ts';
import { presentToken } from './present-student.ts';
import { presentStudentById } from './present-user.ts';

type Deps = AccountHttpDeps & Parameters<typeof launchFromErp>[0];

const limits: readonly Limit[] = [{ name: 'erp-address', points: 5_000, seconds: 600, key: ({ ip }) => ip }];

/** Students handed over by a school's own system. */
export function erpRoutes(deps: Deps): Route[] {
  return [
    act(erpLogin, { policy: 'anyone', limits }, async ({ body, place, ip, userAgent }) => {
      const { tenantId } = place;
      const device = { ip, userAgent };
      const { studentId, pair } = await launchFromErp(deps, { place, ticket: body.ticket, device });
      return {
        student: await presentStudentById(deps, { tenantId, studentId, parentId: null }),
        token: presentToken(pair),
        redirect_path: safeRedirect(body.callback_url),
      };
    }),
  ];
}
