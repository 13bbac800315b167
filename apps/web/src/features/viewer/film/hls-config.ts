import workerUrl from 'hls.js/dist/hls.worker.js?url';
import Hls, { type FragmentLoaderContext, type HlsConfig, type LoaderContext } from 'hls.js/light';
import type { SignedAddresses } from '../engine/signed-addresses.ts';
import { type ApiLoaderParts, createApiLoader } from './api-loader.ts';

interface ConfigParts extends ApiLoaderParts {
  readonly addresses: SignedAddresses;
  /** Fetches a playlist again, for new signatures. */
  readonly refresh: (playlistUrl: string) => Promise<void>;
  /** The newest playlist lists the segment no more. */
  readonly onGone: () => void;
}

const isSegment = (context: LoaderContext): context is FragmentLoaderContext => 'frag' in context;

/** A network that comes and goes: short waits, and a signature that ran out is worth another try. */
const errorRetry = {
  maxNumRetry: 4,
  retryDelayMs: 500,
  maxRetryDelayMs: 4000,
  shouldRetry: (
    _policy: unknown,
    tries: number,
    _isTimeout: boolean,
    answer: { code?: number | undefined } | undefined,
    retry: boolean,
  ) => retry || (answer?.code === 403 && tries < 3),
};
const timeoutRetry = { maxNumRetry: 3, retryDelayMs: 0, maxRetryDelayMs: 0 };

export function hlsConfig(parts: ConfigParts): Partial<HlsConfig> {
  const { addresses, refresh, onGone } = parts;
  const ApiLoader = createApiLoader(parts);
  return {
    loader: ApiLoader as unknown as HlsConfig['loader'],
    // The store's segments, by the newest signed address, without any header of ours.
    fLoader: Hls.DefaultConfig.loader as HlsConfig['fLoader'] & object,
    xhrSetup: async (xhr, url, context) => {
      if (isSegment(context) && addresses.hasEnded(url)) {
        await refresh(context.frag.baseurl);
        // The store's refusal could not be told from a cut network: it comes without leave to read it.
        if (addresses.hasEnded(url) && !context.frag.stats.aborted) return onGone();
      }
      xhr.open('GET', addresses.newest(url), true);
    },
    // A file of ours instead of a blob, which the content security policy does not let run.
    workerPath: workerUrl,
    autoStartLoad: false,
    capLevelToPlayerSize: true,
    // A tunnel's length, and not a whole lesson that nobody may watch to the end: data costs money.
    maxBufferLength: 40,
    maxMaxBufferLength: 60,
    backBufferLength: 60,
    fragLoadPolicy: {
      default: { maxTimeToFirstByteMs: 10_000, maxLoadTimeMs: 60_000, timeoutRetry, errorRetry },
    },
  };
}
