import type { Family, Method } from '@shala/wire/contract.ts';

export interface ApiRequest {
  readonly family: Family;
  readonly method: Method;
  readonly path: string;
  readonly query?: Readonly<Record<string, string | undefined>>;
  readonly body?: unknown;
  readonly signal?: AbortSignal | undefined;
  /** The browser finishes the call even if the page is closed in the meantime. */
  readonly keepalive?: boolean | undefined;
  /** For calls whose 401 does not speak about the session: signing in, refreshing, reporting an error. */
  readonly withoutRenewal?: boolean;
  /** For a wish that may be sent again later, by another call: the server sees it once. */
  readonly idempotencyKey?: string | undefined;
  /** A file: the answer is a Blob. A refusal is still read as words. */
  readonly isFile?: boolean;
}

/** What every call needs: a way to send, whatever stands behind it. */
export interface Transport {
  /** The answer's body; the caller names its wire type. Throws an ApiError. */
  send<Answer>(request: ApiRequest): Promise<Answer>;
}
