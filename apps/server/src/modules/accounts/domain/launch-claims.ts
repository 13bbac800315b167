/** What a school's own system says about the student it hands over. */
export interface LaunchClaims {
  /** The host name the student is sent to: a ticket for one site is worth nothing on another. */
  aud: string;
  iat: number;
  exp: number;
  /** Names this ticket, so that it works once. */
  jti: string;
  email?: string | undefined;
  student_ref?: string | undefined;
}

export const launchSeconds = 60;
/** Clocks of school servers are a little off. */
const skewSeconds = 5;

export type LaunchFault = 'audience' | 'from the future' | 'expired' | 'lives too long' | 'names nobody';

export function findLaunchFault(
  claims: LaunchClaims,
  { host, nowSeconds }: { host: string; nowSeconds: number },
): LaunchFault | null {
  if (claims.aud.toLowerCase() !== host.toLowerCase()) return 'audience';
  if (claims.iat > nowSeconds + skewSeconds) return 'from the future';
  if (claims.exp <= nowSeconds) return 'expired';
  if (claims.exp - claims.iat > launchSeconds) return 'lives too long';
  if (claims.email === undefined && claims.student_ref === undefined) return 'names nobody';
  return null;
}
