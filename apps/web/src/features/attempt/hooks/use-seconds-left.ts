import { useEffect, useState } from 'react';
import { type RunClock, secondsLeft } from '../model/run-clock.ts';

const second = 1000;

/** What the timer shows; draws again with every second, on the second. */
export function useSecondsLeft(clock: RunClock): number | null {
  const [, draw] = useState(0);
  const endsAt = clock.kind === 'whole_quiz' ? clock.endsAt : (clock.open?.endsAt ?? null);
  useEffect(() => {
    if (endsAt === null) return;
    let timer: ReturnType<typeof setTimeout>;
    const tick = () => {
      const left = endsAt - performance.now();
      draw(left);
      if (left > 0) timer = setTimeout(tick, left % second || second);
    };
    tick();
    return () => clearTimeout(timer);
  }, [endsAt]);
  return secondsLeft(clock, performance.now());
}
