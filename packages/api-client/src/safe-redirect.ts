import { safeRedirect as checkRedirect } from '@shala/wire/safe-redirect.ts';

/** The same rule as on the server: a place of this app that somebody outside asked for, or the home page. */
export const safeRedirect = (wanted: string | null): string => checkRedirect(wanted);
