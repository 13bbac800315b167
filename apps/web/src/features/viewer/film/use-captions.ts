import type { Caption } from '@shala/api-client/content-shape.ts';
import { useEffect, useState } from 'react';
import { type Cue, cueAt, parseCues } from '../engine/webvtt.ts';
import { fetchMedia } from './use-film.ts';

export type CaptionChoice = Caption['locale'] | 'off';

/** The words of a film in the language chosen, and which of them are spoken now. */
export function useCaptions(captions: readonly Caption[], place: number) {
  const [choice, setChoice] = useState<CaptionChoice>('off');
  const [cues, setCues] = useState<readonly Cue[]>([]);
  const url = captions.find(({ locale }) => locale === choice)?.url ?? null;

  useEffect(() => {
    setCues([]);
    if (url === null) return;
    const giveUp = new AbortController();
    fetchMedia(url, giveUp.signal)
      .then((response) => response.text())
      .then((file) => setCues(parseCues(file)))
      .catch(() => {
        // Without its words the film still plays; the button says that they are off.
        if (!giveUp.signal.aborted) setChoice('off');
      });
    return () => giveUp.abort();
  }, [url]);

  return { choice, setChoice, words: cueAt(cues, place) };
}
