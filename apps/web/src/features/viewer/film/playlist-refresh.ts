import { type ApiError, errorWithoutAnswer } from '@shala/api-client/api-error.ts';
import { readPlaylist, type SignedAddresses } from '../engine/signed-addresses.ts';
import { isRefusal, type MediaFetch } from './fetch-media.ts';

interface RefreshParts {
  readonly fetchMedia: MediaFetch;
  readonly addresses: SignedAddresses;
  readonly onRefusal: (error: ApiError) => void;
}

/** The player's own limits begin only after the addresses are there. */
const LIMIT = 10_000;

/** Fetches a playlist again for new signatures: once, however many segments wait for it. */
export function createPlaylistRefresh({ fetchMedia, addresses, onRefusal }: RefreshParts) {
  const underWay = new Map<string, Promise<void>>();

  const fetchAgain = async (url: string) => {
    const limit = AbortSignal.timeout(LIMIT);
    try {
      addresses.learn(await readPlaylist(await fetchMedia(url, limit), url));
    } catch (error) {
      if (limit.aborted) throw errorWithoutAnswer('timeout', 'The server did not answer in time.');
      if (isRefusal(error)) onRefusal(error);
      throw error;
    } finally {
      underWay.delete(url);
    }
  };
  return (url: string): Promise<void> => {
    const asked = underWay.get(url) ?? fetchAgain(url);
    underWay.set(url, asked);
    return asked;
  };
}
