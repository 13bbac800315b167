import type { ApiError } from '@shala/api-client/api-error.ts';
import Hls, { type ErrorData, ErrorDetails, ErrorTypes, Events, type ManifestParsedData } from 'hls.js/light';
import { createSignedAddresses } from '../engine/signed-addresses.ts';
import type { MediaFetch } from './fetch-media.ts';
import { type FilmState, firstFilmState, type Quality } from './film-state.ts';
import { hlsConfig } from './hls-config.ts';
import { createPlaylistRefresh } from './playlist-refresh.ts';
import { createStallWatch } from './stall-watch.ts';

export interface FilmParts {
  readonly video: HTMLVideoElement;
  /** The master playlist. */
  readonly url: string;
  readonly startAt: number;
  readonly fetchMedia: MediaFetch;
  readonly onChange: (state: FilmState) => void;
}

const RECONNECT_DELAY = 2000;
const RESTART_EVERY = 60_000;

/** Plays an encrypted film and keeps it going: over cuts of the network, the end of signatures and slow lines. */
export class HlsFilm {
  readonly #parts: FilmParts;
  readonly #addresses = createSignedAddresses(Date.now);
  readonly #stalls = createStallWatch({ limit: 3, within: 30_000 });
  readonly #hls: Hls;
  #state = firstFilmState;
  #place: number;
  #source: string;
  #audioUrl: string | null = null;
  #restartedAt = Number.NEGATIVE_INFINITY;
  #mediaErrors = 0;
  #reconnectTimer: ReturnType<typeof setTimeout> | undefined;

  constructor(parts: FilmParts) {
    this.#parts = parts;
    this.#place = parts.startAt;
    this.#source = parts.url;
    this.#hls = this.#createHls();
    addEventListener('online', this.#reconnect);
    parts.video.addEventListener('waiting', this.#onWaiting);
    this.#hls.attachMedia(parts.video);
    this.#load(parts.url);
  }

  static isSupported = (): boolean => Hls.isSupported();

  setQuality(quality: Quality): void {
    this.#change({ quality, isTooSlow: false });
    const { url } = this.#parts;
    const wanted = quality === 'audio' ? (this.#audioUrl ?? url) : url;
    if (this.#source !== wanted) this.#load(wanted);
    else this.#choose();
  }

  /** The course ended: nothing more is played. */
  lock(): void {
    this.#stop('locked');
  }

  destroy(): void {
    clearTimeout(this.#reconnectTimer);
    removeEventListener('online', this.#reconnect);
    this.#parts.video.removeEventListener('waiting', this.#onWaiting);
    this.#hls.destroy();
  }

  #createHls(): Hls {
    const { fetchMedia } = this.#parts;
    const addresses = this.#addresses;
    const onRefusal = ({ code }: ApiError) =>
      this.#stop(code === 'subscription_required' ? 'locked' : 'failed');
    const refresh = createPlaylistRefresh({ fetchMedia, addresses, onRefusal });
    const hls = new Hls(
      hlsConfig({
        fetchMedia,
        addresses,
        refresh,
        onRefusal,
        onPlaylist: addresses.learn,
        onGone: () => this.#restart(this.#source),
      }),
    );
    hls.on(Events.MANIFEST_LOADED, (_, { levels }) => {
      if (this.#source !== this.#parts.url) return;
      this.#audioUrl = levels.find(({ width, videoCodec }) => !width && !videoCodec)?.url ?? null;
      // The player takes the sound alone out of its list as soon as there is a picture: we keep it for ourselves.
      this.#change({ hasAudioOnly: this.#audioUrl !== null && levels.length > 1 });
    });
    hls.on(Events.MANIFEST_PARSED, (_, data) => this.#onParsed(data));
    hls.on(Events.LEVEL_SWITCHED, (_, { level }) =>
      this.#change({ shownHeight: hls.levels[level]?.height || null }),
    );
    hls.on(Events.FRAG_LOADED, () => {
      if (this.#state.isReconnecting) this.#change({ isReconnecting: false });
    });
    hls.on(Events.ERROR, (_, data) => this.#onError(data));
    return hls;
  }

  #change(some: Partial<FilmState>): void {
    this.#state = { ...this.#state, ...some };
    this.#parts.onChange(this.#state);
  }

  #stop(status: FilmState['status']): void {
    this.destroy();
    this.#parts.video.pause();
    this.#change({ status, isReconnecting: false });
  }

  #load(url: string): void {
    const { video } = this.#parts;
    const wasPlaying = !video.paused && !video.ended;
    if (video.readyState > 0) this.#place = video.currentTime;
    this.#source = url;
    this.#hls.once(Events.MANIFEST_PARSED, () => {
      this.#hls.startLoad(this.#place);
      // A second change of mind takes the first one's promise with it.
      if (wasPlaying) video.play().catch(() => undefined);
    });
    this.#hls.loadSource(url);
  }

  #onParsed({ levels }: ManifestParsedData): void {
    if (this.#source !== this.#parts.url) {
      this.#change({ status: 'ready', shownHeight: null });
      return;
    }
    const heights = [...new Set(levels.map(({ height }) => height))].filter(Boolean).sort((a, b) => a - b);
    this.#change({ status: 'ready', heights });
    this.#choose();
  }

  #choose(): void {
    const { quality } = this.#state;
    const wanted = this.#hls.levels.findIndex(({ height }) => height === quality);
    if (this.#hls.nextLevel !== wanted) this.#hls.nextLevel = wanted;
  }

  #reconnect = (): void => {
    clearTimeout(this.#reconnectTimer);
    if (!this.#state.isReconnecting) return;
    if (this.#hls.levels.length === 0) this.#load(this.#source);
    else this.#hls.startLoad(this.#parts.video.currentTime);
  };

  #onError({ type, details, fatal, response, frag }: ErrorData): void {
    const code = response?.code ?? 0;
    if (details === ErrorDetails.FRAG_LOAD_ERROR && code === 403) this.#addresses.end(frag?.url ?? '');
    const isNetwork = type === ErrorTypes.NETWORK_ERROR;
    const isPassing = isNetwork && (code < 400 || code >= 500);
    if (isPassing) this.#change({ isReconnecting: true });
    if (!fatal) return;
    if (isPassing) {
      this.#reconnectTimer = setTimeout(this.#reconnect, RECONNECT_DELAY);
    } else if (type === ErrorTypes.MEDIA_ERROR && this.#mediaErrors < 2) {
      this.#mediaErrors += 1;
      this.#hls.recoverMediaError();
    } else if (isNetwork) this.#restart(this.#parts.url);
    else this.#stop('failed');
  }

  /** The film was made anew while it was open: its old segments are gone, its new playlist has others. */
  #restart(url: string): void {
    if (performance.now() - this.#restartedAt <= RESTART_EVERY) {
      this.#stop('failed');
      return;
    }
    this.#restartedAt = performance.now();
    clearTimeout(this.#reconnectTimer);
    this.#load(url);
  }

  /** Data did not come in time. When even the smallest picture is too much, the lesson goes on for the ear. */
  #onWaiting = (): void => {
    const { video } = this.#parts;
    const { quality, isReconnecting } = this.#state;
    const isStall = !video.seeking && !video.paused && !isReconnecting;
    const hasSmallest = quality === 'auto' && this.#hls.loadLevel <= 0;
    if (!isStall || !hasSmallest || this.#audioUrl === null) return;
    if (!this.#stalls.stalled(performance.now())) return;
    this.#load(this.#audioUrl);
    this.#change({ quality: 'audio', isTooSlow: true });
  };
}
