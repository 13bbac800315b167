interface Signed {
  readonly url: string;
  /** In milliseconds of our own clock: the store's clock may differ from ours. */
  readonly until: number;
}

/** A signature is renewed this long before it ends: the way to the store takes time, too. */
const MARGIN = 3000;

const withoutSignature = (url: string) => url.split('?')[0] ?? url;

function lifetimeOf(url: string): number {
  const seconds = new URL(url).searchParams.get('X-Amz-Expires');
  return seconds === null ? Number.POSITIVE_INFINITY : Number(seconds) * 1000;
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
    learn(playlist: string, playlistUrl: string): void {
      for (const url of segmentsOf(playlist, playlistUrl)) {
        const lifetime = lifetimeOf(url);
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
