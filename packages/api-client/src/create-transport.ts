import { errorFromAnswer, errorWithoutAnswer } from './api-error.ts';
import { type Answered, type ExchangeOptions, exchange } from './exchange.ts';
import { createSessionRenewal, type RenewSession } from './renew-session.ts';
import { requestTokens } from './request-tokens.ts';
import { clearSession, storageKeys, type TextStorage } from './storage.ts';
import { areOfOnePerson } from './tokens.ts';
import type { ApiRequest, Transport } from './transport.ts';

export interface TransportOptions extends ExchangeOptions {
  readonly storage: TextStorage;
  readonly locks: Pick<LockManager, 'request'> | undefined;
  /** Where the tokens of this app are renewed; students and parents unless it says so. */
  readonly requestTokens?: typeof requestTokens;
  /** Called after the session was found dead and its storage cleared. */
  readonly onSessionEnd: () => void;
  /** Called when the tokens of this browser turn out to act for somebody else than they did. */
  readonly onOtherPerson?: () => void;
}

export interface SessionTransport extends Transport {
  /**
   * Asks for new tokens before the old ones are refused. A process may believe in a session some seconds after
   * it has ended; a refresh never does.
   */
  renew(): Promise<void>;
}

export function createTransport(options: TransportOptions): SessionTransport {
  const renewSession: RenewSession = createSessionRenewal({
    storage: options.storage,
    locks: options.locks,
    requestTokens: (refreshToken) => (options.requestTokens ?? requestTokens)({ send }, refreshToken),
  });

  async function send<Answer>(request: ApiRequest): Promise<Answer> {
    // One key for the first try and the replay, so that the server sees one wish and not two.
    const idempotencyKey = request.method === 'GET' ? undefined : (request.idempotencyKey ?? randomKey());
    const token = options.storage.getItem(storageKeys.accessToken);
    const first = await exchange(options, request, { token, idempotencyKey });
    if (first.response.status !== 401 || request.withoutRenewal || token === null)
      return readAnswer<Answer>(first);
    const renewed = await renewSession(token);
    if (renewed !== null) {
      // Another child, or another family, has the seat by now: nothing goes out again in their name.
      if (!areOfOnePerson(token, renewed)) {
        options.onOtherPerson?.();
        return readAnswer<Answer>(first);
      }
      return readAnswer<Answer>(await exchange(options, request, { token: renewed, idempotencyKey }));
    }
    end();
    return readAnswer<Answer>(first);
  }

  async function renew(): Promise<void> {
    const token = options.storage.getItem(storageKeys.accessToken);
    if (token !== null && (await renewSession(token)) === null) end();
  }

  function end(): void {
    clearSession(options.storage);
    options.onSessionEnd();
  }

  return { send, renew };
}

function readAnswer<Answer>({ response, text, file }: Answered): Answer {
  if (file !== null) return file as Answer;
  const body = parseJson(text);
  if (!response.ok) throw errorFromAnswer(response, body);
  // A page in place of our answer, such as the sign-in of a school's network: we have not been heard.
  if (body === null && text !== '') throw errorWithoutAnswer('network', 'The server could not be reached.');
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
export function randomKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
