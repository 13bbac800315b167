/** A part of a recorded file, and when it happened. Milliseconds of the media server's clock. */
export interface RecordedSpan {
  file: string;
  kind: 'audio' | 'video';
  what: 'host' | 'screen' | 'student';
  startMs: number;
  offsetMs: number;
  lengthMs: number;
}

/** What is seen for so many frames; null: a plain card. */
export interface PictureCut {
  frames: number;
  source: { file: string; offsetMs: number } | null;
}

export interface Voice {
  file: string;
  offsetMs: number;
  lengthMs: number;
  delayMs: number;
}

export interface LessonPlan {
  frames: number;
  pictures: PictureCut[];
  voices: Voice[];
}

export const frameMs = 40;
/** A picture that is away for less than this stands still; for longer, a card says that there is none. */
const stillFrames = 50;

/**
 * One lesson out of the files of a class: the screen while one is shared, else the host; all voices, each at its
 * moment. Students are heard and never seen. Null: nothing was recorded.
 */
export function planLesson(spans: readonly RecordedSpan[]): LessonPlan | null {
  const used = spans.filter(
    ({ kind, what, lengthMs }) => lengthMs > 0 && (kind === 'audio' || what !== 'student'),
  );
  if (used.length === 0) return null;
  const start = Math.min(...used.map(({ startMs }) => startMs));
  const end = Math.max(...used.map(({ startMs, lengthMs }) => startMs + lengthMs));
  const frames = Math.max(1, Math.round((end - start) / frameMs));
  const shown = used.filter(({ kind }) => kind === 'video').map((span) => onFrames(span, start, frames));
  const heard = used.filter(({ kind }) => kind === 'audio');
  return {
    frames,
    pictures: closeHoles(cutPictures(shown, frames)),
    voices: heard.map(({ file, offsetMs, lengthMs, startMs }) => ({
      file,
      offsetMs,
      lengthMs,
      delayMs: Math.round(startMs - start),
    })),
  };
}

interface Shown {
  file: string;
  isScreen: boolean;
  offsetMs: number;
  from: number;
  to: number;
}

function onFrames(span: RecordedSpan, start: number, frames: number): Shown {
  const at = (ms: number) => Math.min(frames, Math.round((ms - start) / frameMs));
  return {
    file: span.file,
    isScreen: span.what === 'screen',
    offsetMs: span.offsetMs,
    from: at(span.startMs),
    to: at(span.startMs + span.lengthMs),
  };
}

interface Cut extends PictureCut {
  of: Shown | null;
}

function cutPictures(shown: readonly Shown[], frames: number): Cut[] {
  const borders = new Set([0, frames, ...shown.flatMap(({ from, to }) => [from, to])]);
  const sorted = [...borders].sort((one, other) => one - other);
  const cuts: Cut[] = [];
  for (const [index, from] of sorted.slice(0, -1).entries()) {
    const length = (sorted[index + 1] ?? from) - from;
    const of = choose(shown.filter((one) => one.from <= from && one.to > from));
    const last = cuts.at(-1);
    if (last && last.of === of) last.frames += length;
    else cuts.push({ frames: length, source: of && placeIn(of, from), of });
  }
  return cuts;
}

const placeIn = (shown: Shown, from: number) => ({
  file: shown.file,
  offsetMs: shown.offsetMs + (from - shown.from) * frameMs,
});

/** A screen before a face; of two, the one that was there first, so that the picture does not jump. */
function choose(candidates: readonly Shown[]): Shown | null {
  const [best] = [...candidates].sort(
    (one, other) => Number(other.isScreen) - Number(one.isScreen) || one.from - other.from,
  );
  return best ?? null;
}

function closeHoles(cuts: readonly Cut[]): PictureCut[] {
  const closed: PictureCut[] = [];
  for (const { frames, source } of cuts) {
    const last = closed.at(-1);
    if (source === null && last && frames < stillFrames) last.frames += frames;
    else closed.push({ frames, source });
  }
  return closed;
}
