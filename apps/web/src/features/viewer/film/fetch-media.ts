import { ApiError, errorFromAnswer, errorWithoutAnswer } from '@shala/api-client/api-error.ts';
import type { TextStorage } from '@shala/api-client/storage.ts';
import { readTokens } from '@shala/api-client/tokens.ts';

export interface MediaFetchParts {
  /** Where our own API is: the page's origin. */
  readonly origin: string;
  readonly storage: TextStorage;
  /** Asks for new tokens; clears the storage when the session has ended. */
  readonly renew: () => Promise<void>;
}

export type MediaFetch = (url: string, signal?: AbortSignal) => Promise<Response>;

/** Playlists and keys are ours and want the token. The file store must never see it: its addresses are signed. */
const isOwnApi = (url: URL, origin: string) => url.origin === origin && url.pathname.startsWith('/api/');

async function ask(url: URL, token: string | null, signal: AbortSignal | undefined): Promise<Response> {
  try {
    return await fetch(url.href, {
      headers: token === null ? {} : { authorization: `Bearer ${token}` },
      credentials: 'omit',
      signal: signal ?? null,
    });
  } catch (error) {
    if (signal?.aborted) throw error;
    throw errorWithoutAnswer('network', 'The server could not be reached.');
  }
}

/** Fetches what a player needs; throws an ApiError for every answer that is no success. */
export function createMediaFetch({ origin, storage, renew }: MediaFetchParts): MediaFetch {
  const tokenNow = () => readTokens(storage)?.accessToken ?? null;

  return async (address, signal) => {
    const url = new URL(address, origin);
    const token = isOwnApi(url, origin) ? tokenNow() : null;
    let response = await ask(url, token, signal);
    if (response.status === 401 && token !== null) {
      // Another call may have renewed the session while this one was on its way.
      if (tokenNow() === token) await renew();
      const renewed = tokenNow();
      if (renewed !== null) response = await ask(url, renewed, signal);
    }
    if (!response.ok) throw errorFromAnswer(response, await response.json().catch(() => null));
    return response;
  };
}

/** Refused by the server, so that asking again would change nothing. */
export const isRefusal = (error: unknown): error is ApiError =>
  error instanceof ApiError &&
  error.status >= 400 &&
  error.status < 500 &&
  ![408, 429].includes(error.status);
