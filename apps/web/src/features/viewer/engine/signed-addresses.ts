/** A playlist as it came. */
export interface Playlist {
  readonly text: string;
  readonly url: string;
  /** By the server's clock, in milliseconds. */
  readonly servedAt: number | null;
}

export async function readPlaylist(response: Response, url: string): Promise<Playlist> {
  const servedAt = Date.parse(response.headers.get('date') ?? '');
  return { text: await response.text(), url, servedAt: Number.isNaN(servedAt) ? null : servedAt };
}

interface Signed {
  readonly url: string;
  /** In milliseconds of our own clock: the store's clock may differ from ours. */
  readonly until: number;
}

/** A signature is renewed this long before it ends: the way to the store takes time, too. */
const MARGIN = 3000;

const withoutSignature = (url: string) => url.split('?')[0] ?? url;

/** '20261115T053000Z' */
const stamp = /^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/;

/**
 * How long an address is still good. It may have been signed some time before it was handed out; both times are of
 * the server's clock, so ours does not matter.
 */
function lifetimeOf(url: string, servedAt: number | null): number {
  const { searchParams } = new URL(url);
  const seconds = searchParams.get('X-Amz-Expires');
  if (seconds === null) return Number.POSITIVE_INFINITY;
  const signedAt = Date.parse((searchParams.get('X-Amz-Date') ?? '').replace(stamp, '$1-$2-$3T$4:$5:$6Z'));
  const age = servedAt === null || Number.isNaN(signedAt) ? 0 : Math.max(0, servedAt - signedAt);
  return Number(seconds) * 1000 - age;
}

/** The segments a media playlist lists, as whole addresses. */
export function segmentsOf(playlist: string, playlistUrl: string): string[] {
  return playlist
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => new URL(line, playlistUrl).href);
}

/**
 * The newest signed address of every segment. A playlist is read once by the player, but its signatures end; a
 * segment is known by its address without the signature.
 */
export function createSignedAddresses(now: () => number) {
  const known = new Map<string, Signed>();
  return {
    /** A playlist has come: its addresses take the place of the older ones. */
    learn({ text, url: playlistUrl, servedAt }: Playlist): void {
      for (const url of segmentsOf(text, playlistUrl)) {
        const lifetime = lifetimeOf(url, servedAt);
        const margin = Math.min(MARGIN, lifetime / 4);
        known.set(withoutSignature(url), { url, until: now() + lifetime - margin });
      }
    },
    /** The store refused it although by our count it was good. */
    end(url: string): void {
      const signed = known.get(withoutSignature(url));
      if (signed) known.set(withoutSignature(url), { ...signed, until: 0 });
    },
    newest: (url: string): string => known.get(withoutSignature(url))?.url ?? url,
    hasEnded(url: string): boolean {
      const signed = known.get(withoutSignature(url));
      return signed !== undefined && now() >= signed.until;
    },
  };
}
export type SignedAddresses = ReturnType<typeof createSignedAddresses>;
