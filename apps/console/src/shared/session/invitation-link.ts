let token: string | null = null;

/** The first thing the app does: the token leaves the address bar and lives in memory from then on. */
export function takeInvitation(place: Location, history: History): void {
  if (!place.pathname.endsWith('/invitation')) return;
  token = new URLSearchParams(place.hash.slice(1)).get('invitation_token') ?? token;
  history.replaceState(history.state, '', place.pathname);
}

export const invitationToken = (): string | null => token;

/** It works once and has done its work. */
export function forgetInvitation(): void {
  token = null;
}
