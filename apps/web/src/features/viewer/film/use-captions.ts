import type { Caption } from '@shala/api-client/content-shape.ts';
import { useEffect, useRef, useState } from 'react';
import { type Cue, cueAt, parseCues } from '../engine/webvtt.ts';
import { fetchMedia } from './use-film.ts';

export type CaptionChoice = Caption['locale'] | 'off';

/** The words of a film in the language chosen, and which of them are spoken now. */
export function useCaptions(captions: readonly Caption[], place: number) {
  const [choice, setChoice] = useState<CaptionChoice>('off');
  const [cues, setCues] = useState<readonly Cue[]>([]);
  // Signatures are renewed while a film plays: words that are here already need no newer address.
  const newest = useRef(captions);
  useEffect(() => {
    newest.current = captions;
  });

  useEffect(() => {
    setCues([]);
    const url = newest.current.find(({ locale }) => locale === choice)?.url;
    if (url === undefined) return;
    const giveUp = new AbortController();
    fetchMedia(url, giveUp.signal)
      .then((response) => response.text())
      .then((file) => setCues(parseCues(file)))
      .catch(() => {
        // Without its words the film still plays; the button says that they are off.
        if (!giveUp.signal.aborted) setChoice('off');
      });
    return () => giveUp.abort();
  }, [choice]);

  return { choice, setChoice, words: cueAt(cues, place) };
}
