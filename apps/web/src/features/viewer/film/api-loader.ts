import { ApiError } from '@shala/api-client/api-error.ts';
import {
  type Loader,
  type LoaderCallbacks,
  type LoaderConfiguration,
  type LoaderContext,
  LoadStats,
} from 'hls.js/light';
import { type Playlist, readPlaylist } from '../engine/signed-addresses.ts';
import { isRefusal, type MediaFetch } from './fetch-media.ts';

export interface ApiLoaderParts {
  readonly fetchMedia: MediaFetch;
  /** A playlist has come. */
  readonly onPlaylist: (playlist: Playlist) => void;
  /** The server said no: the film stops, whatever the player would like to try. */
  readonly onRefusal: (error: ApiError) => void;
}

/** How the player loads what comes from our own API: playlists and keys. */
export function createApiLoader({ fetchMedia, onPlaylist, onRefusal }: ApiLoaderParts) {
  return class ApiLoader implements Loader<LoaderContext> {
    context: LoaderContext | null = null;
    stats = new LoadStats();
    #giveUp = new AbortController();
    #callbacks: LoaderCallbacks<LoaderContext> | null = null;

    load(
      context: LoaderContext,
      config: LoaderConfiguration,
      callbacks: LoaderCallbacks<LoaderContext>,
    ): void {
      this.context = context;
      this.#callbacks = callbacks;
      this.stats.loading.start = performance.now();
      const timer = setTimeout(() => this.#timeOut(), config.loadPolicy.maxLoadTimeMs);
      void this.#run(context).finally(() => clearTimeout(timer));
    }

    async #run(context: LoaderContext): Promise<void> {
      const { stats } = this;
      let response: Response;
      let data: string | ArrayBuffer;
      try {
        response = await fetchMedia(context.url, this.#giveUp.signal);
        stats.loading.first = performance.now();
        const isKey = context.responseType === 'arraybuffer';
        data = isKey ? await response.arrayBuffer() : await this.#readPlaylist(response, context.url);
      } catch (error) {
        if (this.#giveUp.signal.aborted) return;
        if (isRefusal(error)) onRefusal(error);
        const code = error instanceof ApiError ? error.status : 0;
        this.#callbacks?.onError({ code, text: String(error) }, context, null, stats);
        return;
      }
      stats.loading.end = performance.now();
      stats.loaded = stats.total = typeof data === 'string' ? data.length : data.byteLength;
      this.#callbacks?.onSuccess({ url: context.url, data, code: response.status }, stats, context, response);
    }

    async #readPlaylist(response: Response, url: string): Promise<string> {
      const playlist = await readPlaylist(response, url);
      onPlaylist(playlist);
      return playlist.text;
    }

    #timeOut(): void {
      const callbacks = this.#callbacks;
      this.destroy();
      if (this.context) callbacks?.onTimeout(this.stats, this.context, null);
    }

    abort(): void {
      const callbacks = this.#callbacks;
      this.destroy();
      if (this.context) callbacks?.onAbort?.(this.stats, this.context, null);
    }

    destroy(): void {
      this.stats.aborted = true;
      this.#callbacks = null;
      this.#giveUp.abort();
    }
  };
}
