import { useEffect, useMemo, useRef, useSyncExternalStore } from 'react';
import { transport } from '#shared/api/transport.ts';
import { isCurrentProfile, keepPage, onSessionChange } from '#shared/session/session.ts';
import type { OutboxStore } from '../outbox/outbox-store.ts';
import { fetchAhead } from '../run/fetch-ahead.ts';
import { RunEngine } from '../run/run-engine.ts';
import { readPlace, writePlace } from '../run/run-place.ts';
import type { RunSheet } from '../run/run-sheet.ts';

interface RunEvents {
  readonly onEnded: () => void;
  readonly onRefused: (error: unknown) => void;
  readonly onFinishRefused: (error: unknown) => void;
}

/** The engine of a run as long as its page stands: told when the page is left, seen again, or back online. */
export function useRunEngine(sheet: RunSheet, store: OutboxStore, events: RunEvents) {
  const latest = useRef(events);
  latest.current = events;
  const engine = useMemo(
    () =>
      new RunEngine({
        sheet,
        store,
        transport,
        place: readPlace(sheet.run),
        onPlace: (index) => writePlace(sheet.run, index),
        onEnded: () => latest.current.onEnded(),
        onRefused: (error) => latest.current.onRefused(error),
        onFinishRefused: (error) => latest.current.onFinishRefused(error),
      }),
    [sheet, store],
  );
  useEffect(() => {
    engine.start();
    void fetchAhead(engine.sheet);
    const onVisible = () => (document.visibilityState === 'hidden' ? engine.leave() : engine.comeBack());
    const recheck = () => void engine.recheck();
    document.addEventListener('visibilitychange', onVisible);
    addEventListener('online', recheck);
    // The page outlives its session; signed in again, here or in another tab, what waited for that can go.
    const release = keepPage(() => engine.signOut());
    const forget = onSessionChange(() => {
      if (isCurrentProfile(engine.sheet.run.studentId)) void engine.signInAgain();
    });
    return () => {
      document.removeEventListener('visibilitychange', onVisible);
      removeEventListener('online', recheck);
      forget();
      release();
      engine.stop();
    };
  }, [engine]);
  return { engine, view: useSyncExternalStore(engine.subscribe, engine.view) };
}
