import type { Family, Method } from '@shala/wire/contract.ts';
import ky, { isTimeoutError } from 'ky';
import { errorFromAnswer, errorWithoutAnswer } from './api-error.ts';
import { createSessionRenewal, type RenewSession } from './renew-session.ts';
import { requestTokens } from './request-tokens.ts';
import { clearSession, storageKeys, type TextStorage } from './storage.ts';

export const REQUEST_TIMEOUT = 20_000;

export interface ApiRequest {
  readonly family: Family;
  readonly method: Method;
  readonly path: string;
  readonly query?: Readonly<Record<string, string | undefined>>;
  readonly body?: unknown;
  readonly signal?: AbortSignal | undefined;
  /** For calls whose 401 does not speak about the session: signing in, refreshing, reporting an error. */
  readonly withoutRenewal?: boolean;
}

export interface Transport {
  /** The answer's body; the caller names its wire type. Throws an ApiError. */
  send<Answer>(request: ApiRequest): Promise<Answer>;
}

export interface TransportOptions {
  /** Empty for the page's own origin. */
  readonly origin: string;
  readonly storage: TextStorage;
  readonly locks: Pick<LockManager, 'request'> | undefined;
  readonly language: () => string;
  /** Called after the session was found dead and its storage cleared. */
  readonly onSessionEnd: () => void;
  readonly timeout?: number;
}

const basePaths: Record<Family, string> = { main: '/api/v1', net: '' };

export function createTransport(options: TransportOptions): Transport {
  const renewSession: RenewSession = createSessionRenewal({
    storage: options.storage,
    locks: options.locks,
    requestTokens: (refreshToken) => requestTokens({ send }, refreshToken),
  });

  async function send<Answer>(request: ApiRequest): Promise<Answer> {
    // One key for the first try and the replay, so that the server sees one wish and not two.
    const idempotencyKey = request.method === 'GET' ? undefined : randomKey();
    const token = options.storage.getItem(storageKeys.accessToken);
    const first = await exchange(options, request, { token, idempotencyKey });
    if (first.status !== 401 || request.withoutRenewal || token === null) return readAnswer<Answer>(first);
    const renewed = await renewSession(token);
    if (renewed !== null) {
      return readAnswer<Answer>(await exchange(options, request, { token: renewed, idempotencyKey }));
    }
    clearSession(options.storage);
    options.onSessionEnd();
    return readAnswer<Answer>(first);
  }

  return { send };
}

interface Sending {
  readonly token: string | null;
  readonly idempotencyKey: string | undefined;
}

async function exchange(options: TransportOptions, request: ApiRequest, sending: Sending): Promise<Response> {
  const hasBody = request.method !== 'GET';
  try {
    return await ky(`${options.origin}${basePaths[request.family]}${request.path}`, {
      method: request.method,
      timeout: options.timeout ?? REQUEST_TIMEOUT,
      retry: 0,
      throwHttpErrors: false,
      ...(request.query && { searchParams: request.query }),
      ...(hasBody && { body: JSON.stringify(request.body ?? {}) }),
      ...(request.signal && { signal: request.signal }),
      headers: {
        'content-type': 'application/json',
        'accept-language': options.language(),
        authorization: sending.token === null ? undefined : `Bearer ${sending.token}`,
        'idempotency-key': sending.idempotencyKey,
      },
    });
  } catch (error) {
    // Giving up on purpose (a page that was left, a newer search) is no failure of the network.
    if (request.signal?.aborted) throw error;
    if (isTimeoutError(error)) throw errorWithoutAnswer('timeout', 'The server took too long to answer.');
    throw errorWithoutAnswer('network', 'The server could not be reached.');
  }
}

async function readAnswer<Answer>(response: Response): Promise<Answer> {
  const text = await response.text();
  const body = parseJson(text);
  if (!response.ok) throw errorFromAnswer(response, body);
  return body as Answer;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // A proxy in between may answer with a page of its own; the status still tells what happened.
    return null;
  }
}

/** Not crypto.randomUUID: that one is missing on a plain-http host name in a school's own network. */
function randomKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
