import type { Family } from '@shala/wire/contract.ts';
import { errorWithoutAnswer } from './api-error.ts';
import type { ApiRequest } from './transport.ts';

export const REQUEST_TIMEOUT = 20_000;
/** Five megabytes over a weak phone line take longer than a few words. */
const UPLOAD_TIMEOUT = 120_000;

export interface ExchangeOptions {
  /** Empty for the page's own origin. */
  readonly origin: string;
  readonly language: () => string;
  readonly timeout?: number;
}

export interface Sending {
  readonly token: string | null;
  readonly idempotencyKey: string | undefined;
}

const basePaths: Record<Family, string> = { main: '/api/v1', net: '' };

export interface Answered {
  readonly response: Response;
  readonly text: string;
  /** What was asked for as a file, and came. */
  readonly file: Blob | null;
}

/** Plain fetch: all we need beside it is the time-out, which here covers the body as well. */
export async function exchange(
  options: ExchangeOptions,
  request: ApiRequest,
  sending: Sending,
): Promise<Answered> {
  const time = limitTime(options.timeout ?? timeoutOf(request), request.signal);
  try {
    const response = await fetch(urlOf(options, request), {
      method: request.method,
      headers: headersOf(options, request, sending),
      body: bodyOf(request),
      signal: time.signal,
      keepalive: request.keepalive ?? false,
    });
    if (request.isFile && response.ok) return { response, text: '', file: await response.blob() };
    return { response, text: await response.text(), file: null };
  } catch (error) {
    // Giving up on purpose (a page that was left, a newer search) is no failure of the network.
    if (request.signal?.aborted) throw error;
    if (time.signal.aborted) throw errorWithoutAnswer('timeout', 'The server took too long to answer.');
    throw errorWithoutAnswer('network', 'The server could not be reached.');
  } finally {
    time.stop();
  }
}

const timeoutOf = ({ body }: ApiRequest): number =>
  body instanceof FormData ? UPLOAD_TIMEOUT : REQUEST_TIMEOUT;

function limitTime(milliseconds: number, signal: AbortSignal | undefined) {
  const giveUp = new AbortController();
  const abort = () => giveUp.abort(signal?.reason);
  const timer = setTimeout(abort, milliseconds);
  if (signal?.aborted) abort();
  signal?.addEventListener('abort', abort, { once: true });
  return {
    signal: giveUp.signal,
    stop: () => {
      clearTimeout(timer);
      signal?.removeEventListener('abort', abort);
    },
  };
}

function urlOf({ origin }: ExchangeOptions, { family, path, query }: ApiRequest): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query ?? {})) {
    if (value !== undefined) search.set(name, value);
  }
  return `${origin}${basePaths[family]}${path}${search.size > 0 ? `?${search}` : ''}`;
}

function bodyOf({ method, body }: ApiRequest): string | FormData | null {
  if (method === 'GET') return null;
  return body instanceof FormData ? body : JSON.stringify(body ?? {});
}

function headersOf(
  options: ExchangeOptions,
  { body }: ApiRequest,
  { token, idempotencyKey }: Sending,
): Headers {
  const headers = new Headers({ 'accept-language': options.language() });
  // A form with a file names its own boundary: the browser writes that header.
  if (!(body instanceof FormData)) headers.set('content-type', 'application/json');
  if (token !== null) headers.set('authorization', `Bearer ${token}`);
  if (idempotencyKey !== undefined) headers.set('idempotency-key', idempotencyKey);
  return headers;
}
