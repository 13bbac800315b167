import { createDecoder, createSigner, createVerifier } from 'fast-jwt';

export const accessTokenSeconds = 15 * 60;
const remembered = 20_000;

export interface AccessClaims {
  /** Session, the only thing that says who this is; the rest saves a look-up. */
  sid: string;
  ten: number;
  kind: 'student' | 'parent' | 'staff';
  stu: number | null;
  par: number | null;
  stf: number | null;
  /** What the session is for, where that is not everything. */
  scp?: 'payment';
  /** Seconds of the one clock. Whoever verifies compares it with that clock, not with this machine's. */
  exp: number;
}

export interface AccessTokens {
  sign(claims: AccessClaims): string;
  /** Null for anything that we did not sign. Age is the caller's to judge. */
  verify(token: string): AccessClaims | null;
}

export function createAccessTokens(keys: readonly { kid: string; secret: string }[]): AccessTokens {
  const [newest] = keys;
  if (!newest) throw new Error('no signing key');
  const sign = createSigner({ key: newest.secret, kid: newest.kid, algorithm: 'HS256', noTimestamp: true });
  const header = createDecoder({ complete: true });
  const verifiers = new Map(
    keys.map(({ kid, secret }) => [
      kid,
      createVerifier({ key: secret, algorithms: ['HS256'], ignoreExpiration: true }),
    ]),
  );
  const read = (token: string): AccessClaims | null => {
    try {
      const { kid } = header(token).header as { kid?: string };
      const verifier = verifiers.get(kid ?? '');
      return verifier ? (verifier(token) as AccessClaims) : null;
    } catch {
      return null;
    }
  };
  // A device sends the same token with every call: our signature on it is checked once.
  const genuine = new Map<string, AccessClaims>();
  return {
    sign: (claims) => sign({ ...claims }),
    verify(token) {
      const known = genuine.get(token);
      if (known) return known;
      const claims = read(token);
      if (!claims) return null;
      if (genuine.size >= remembered) genuine.clear();
      genuine.set(token, Object.freeze(claims));
      return claims;
    },
  };
}
