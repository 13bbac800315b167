import { createHmac } from 'node:crypto';
import { createDecoder, createSigner, createVerifier } from 'fast-jwt';

/**
 * Short-lived signed passes. Each purpose has a key of its own, made from the signing keys: a pass for one thing opens
 * nothing else, and none is ever an access token.
 */
export interface Passes {
  sign(purpose: string, content: Record<string, unknown>): string;
  /** Null for anything that we did not sign for this purpose. Age is the caller's to judge, by the one clock. */
  verify(purpose: string, token: string): Record<string, unknown> | null;
}

export function createPasses(keys: readonly { kid: string; secret: string }[]): Passes {
  const [newest] = keys;
  if (!newest) throw new Error('no signing key');
  const secretFor = (secret: string, purpose: string) =>
    createHmac('sha256', secret).update(`pass:${purpose}`).digest();
  const header = createDecoder({ complete: true });
  return {
    sign(purpose, content) {
      const key = secretFor(newest.secret, purpose);
      return createSigner({ key, kid: newest.kid, algorithm: 'HS256', noTimestamp: true })(content);
    },
    verify(purpose, token) {
      try {
        const { kid } = header(token).header as { kid?: string };
        const found = keys.find((key) => key.kid === kid);
        if (!found) return null;
        const key = secretFor(found.secret, purpose);
        return createVerifier({ key, algorithms: ['HS256'], ignoreExpiration: true })(token);
      } catch {
        return null;
      }
    },
  };
}
