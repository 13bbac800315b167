import { inLocale } from '@shala/brand/brand.ts';
import {
  acceptInvitation as acceptContract,
  openInvitation as openContract,
  staffLogin,
  staffMe,
} from '@shala/wire/staff.ts';
import type { BrandRegistry } from '#modules/tenancy/index.ts';
import type { AccessTokens } from '#platform/access-tokens.ts';
import { AppError } from '#platform/app-error.ts';
import type { Database } from '#platform/db/database.ts';
import { act, type Limit, type Route, read } from '#platform/http/route.ts';
import type { Sealer } from '#platform/sealed.ts';
import { acceptInvitation } from '../accept-invitation.ts';
import { findStaff } from '../find-staff.ts';
import type { GuessGuard } from '../guess-guard.ts';
import { openInvitation } from '../open-invitation.ts';
import { refreshSession } from '../refresh-session.ts';
import { signInStaff } from '../sign-in-staff.ts';
import { presentStaff, type RoleView } from './present-staff.ts';
import { presentToken } from './present-student.ts';

interface Deps {
  db: Database;
  tokens: AccessTokens;
  sealer: Sealer;
  guesses: GuessGuard;
  brands: Pick<BrandRegistry, 'byId'>;
  /** Told by the module that knows schools. */
  rolesOf(tenantId: number, staffId: number): Promise<RoleView[]>;
}

const limits: readonly Limit[] = [{ name: 'staff-address', points: 600, seconds: 600, key: ({ ip }) => ip }];

/** Tutors and admins, by invitation, password and code. */
export function staffRoutes(deps: Deps): Route[] {
  const show = async (tenantId: number, staffId: number, locale: 'en' | 'hi') =>
    presentStaff(
      await findStaff(deps.db, { tenantId, staffId }),
      await deps.rolesOf(tenantId, staffId),
      locale,
    );

  return [
    act(staffLogin, { policy: 'anyone', limits }, async ({ body, place, ip, userAgent, locale }) => {
      const { tenantId } = place;
      const { staff } = body;
      if (staff.grant_type === 'refresh_token') {
        const { session, pair } = await refreshSession(deps, {
          tenantId,
          refreshToken: staff.refresh_token,
          kinds: ['staff'],
        });
        return { staff: await show(tenantId, session.staffId ?? 0, locale), token: presentToken(pair) };
      }
      const { email, password, otp: code } = staff;
      const device = { ip, userAgent };
      const { staffId, pair } = await signInStaff(deps, { tenantId, email, password, code, device });
      return { staff: await show(tenantId, staffId, locale), token: presentToken(pair) };
    }),
    read(staffMe, { policy: 'staff' }, async ({ actor, locale }) => ({
      staff: await show(actor.tenantId, actor.staffId, locale),
    })),
    act(openContract, { policy: 'anyone', limits }, async ({ body, place, locale }) => {
      const brand = await deps.brands.byId(place.tenantId, place.brandId);
      if (!brand) throw new AppError('unavailable');
      const { staff, secret, uri } = await openInvitation(deps, {
        tenantId: place.tenantId,
        token: body.staff.invitation_token,
        issuer: brand.record.name.en,
      });
      return { staff: { email: staff.email, name: inLocale(staff.name, locale) }, totp: { secret, uri } };
    }),
    act(acceptContract, { policy: 'anyone', limits }, async ({ body, place, ip, userAgent, locale }) => {
      const { staffId, pair } = await acceptInvitation(deps, {
        tenantId: place.tenantId,
        token: body.staff.invitation_token,
        password: body.staff.new_password,
        code: body.staff.otp,
        device: { ip, userAgent },
      });
      return { staff: await show(place.tenantId, staffId, locale), token: presentToken(pair) };
    }),
  ];
}
