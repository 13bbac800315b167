/** A height in lines, the sound alone, or whatever the network allows. */
export type Quality = 'auto' | 'audio' | number;

export interface FilmState {
  /** locked: the course ended while the film was open. */
  readonly status: 'loading' | 'ready' | 'locked' | 'failed' | 'unsupported';
  /** The network is away; the film goes on by itself. */
  readonly isReconnecting: boolean;
  /** Heights to choose from, the smallest first. */
  readonly heights: readonly number[];
  readonly hasAudioOnly: boolean;
  readonly quality: Quality;
  /** What is on the screen now; null for sound alone. */
  readonly shownHeight: number | null;
  /** The sound alone was our choice: the network was too slow for a picture. */
  readonly isTooSlow: boolean;
}

export const firstFilmState: FilmState = {
  status: 'loading',
  isReconnecting: false,
  heights: [],
  hasAudioOnly: false,
  quality: 'auto',
  shownHeight: null,
  isTooSlow: false,
};
