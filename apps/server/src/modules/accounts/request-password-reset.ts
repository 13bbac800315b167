import type { Tx } from '#platform/db/database.ts';
import { emit } from '#platform/events.ts';
import type { Place } from '#platform/http/route.ts';
import type { PasswordResetRequested } from './events.ts';

interface Request {
  place: Place;
  email: string;
  redirectUrl: string | undefined;
}

/** Known and unknown addresses take the same road: only the worker looks whether there is somebody to write to. */
export async function requestPasswordReset(tx: Tx, { place, email, redirectUrl }: Request): Promise<void> {
  await emit<PasswordResetRequested>(tx, {
    type: 'accounts.password_reset_requested',
    tenantId: place.tenantId,
    data: {
      email: email.trim().toLowerCase(),
      brandId: place.brandId,
      page: resetPage(place.origin, redirectUrl),
    },
  });
}

/** The mail points only to the brand's own origin, whatever the request asks for. */
function resetPage(origin: string, wanted: string | undefined): string {
  const own = `${origin}/auth/reset-password`;
  if (!wanted || !URL.canParse(wanted)) return own;
  const { origin: asked, pathname } = new URL(wanted);
  return asked === origin && pathname === '/auth/update-password' ? `${origin}${pathname}` : own;
}
