/** What a link from outside may carry in its address and must not stay there. */
export interface AddressSecrets {
  readonly ticket: string | null;
  readonly email: string | null;
  readonly password: string | null;
  readonly resetToken: string | null;
  readonly callbackUrl: string | null;
}

const secretPaths = ['/auth/erp', '/auth/update-password', '/auth/reset-password'];
const paymentPath = '/payment-request';
const nothing: AddressSecrets = {
  ticket: null,
  email: null,
  password: null,
  resetToken: null,
  callbackUrl: null,
};
let taken = nothing;

/**
 * The first thing the app does, before any request: reads such an address and erases it from the bar and the
 * history. From then on the values live in memory only.
 */
export function takeAddressSecrets(place: Location, history: History): void {
  const path = place.pathname.replace(/\/+$/, '');
  const search = new URLSearchParams(place.search);
  if (path === paymentPath) {
    taken = { ...nothing, ticket: search.get('tk') };
    search.delete('tk');
    // Coupon and kind of page are no secrets, and the page reads them.
    history.replaceState(history.state, '', search.size > 0 ? `${path}?${search}` : path);
    return;
  }
  if (!secretPaths.includes(path)) return;
  taken = {
    ticket: search.get('ticket'),
    email: search.get('email'),
    password: search.get('password'),
    resetToken: search.get('reset_password_token'),
    callbackUrl: search.get('callbackUrl'),
  };
  history.replaceState(history.state, '', path);
}

export const addressSecrets = (): AddressSecrets => taken;

/** They have done their work. */
export function forgetAddressSecrets(): void {
  taken = nothing;
}
