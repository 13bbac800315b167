// When each thing happens. The spoken line leads; drawing fits into it.
import { strokeMark } from '../chalk/stroke-mark.ts';
import { textMark } from '../chalk/text-mark.ts';
import { underline } from '../chalk/underline.ts';
import type { Beat, Item, Language, Lesson } from '../lesson/lesson.ts';
import type { Spoken } from '../speech/speak.ts';
import type { Plan, Run, Stage, Timing } from './plan-types.ts';

/** Seconds that wiping the board takes. */
export const WIPE = 0.8;
const LEAD = 0.5;
const TAIL = 1.6;
const BREATH = 0.15;
/** Between two things drawn one after the other. */
const LIFT = 0.06;
/** Drawing is hurried at most to half its time; after that the next line waits. */
const MOST_HURRY = 0.5;

export function planFilm(lesson: Lesson, language: Language, spoken: readonly Spoken[]): Plan {
  const plan: Plan = { stages: [], lines: [], voices: [], sounds: [], secs: 0 };
  const voices = spoken.values();
  let now = LEAD;
  for (const [index, scene] of lesson.scenes.entries()) {
    if (index > 0) now += WIPE + BREATH;
    const stage: Stage = {
      start: index > 0 ? now - BREATH : 0,
      end: 0,
      placed: [],
      acts: [],
      moving: new Set(),
    };
    for (const beat of scene.beats) {
      const { value: voice } = voices.next();
      if (!voice) throw new Error(`${lesson.id}: a line has not been spoken`);
      now = planBeat(plan, stage, { beat, voice, language, now });
    }
    now += index + 1 < lesson.scenes.length ? 0.35 : TAIL;
    stage.end = now;
    plan.stages.push(stage);
  }
  plan.secs = now;
  return plan;
}

interface Now {
  beat: Beat;
  voice: Spoken;
  language: Language;
  now: number;
}

/** Answers with the moment at which the next beat begins. */
function planBeat(plan: Plan, stage: Stage, { beat, voice, language, now }: Now): number {
  const said = now + 0.12;
  const lineEnd = said + voice.secs;
  plan.lines.push({ start: said, end: lineEnd + 0.1, say: beat.say });
  plan.voices.push({ start: said, samples: voice.samples });
  const runs = cutIntoRuns(underline(beat.draw ?? [], language), { language, voice, now, said, lineEnd });
  let free = now;
  for (const [index, run] of runs.entries()) {
    const end = runs[index + 1]?.from ?? (run.items[0]?.item.after ? Infinity : lineEnd + 0.1);
    free = Math.max(free, placeRun(plan, stage, run, { begin: Math.max(run.from, free), end }));
  }
  return Math.max(lineEnd + (beat.pause ?? 0.38), free + BREATH);
}

interface Line {
  language: Language;
  voice: Spoken;
  now: number;
  said: number;
  lineEnd: number;
}

/** Items up to the next one that waits for a mark, or for the end of the line, belong together. */
function cutIntoRuns(items: readonly Item[], line: Line): Run[] {
  const runs: Run[] = [{ from: line.now, items: [] }];
  for (const item of items) {
    if (item.at !== undefined) {
      const mark = line.voice.marks.get(item.at);
      if (mark === undefined) throw new Error(`there is no mark {${item.at}} in the line`);
      runs.push({ from: line.said + mark - 0.1, items: [] });
    }
    if (item.after) runs.push({ from: line.lineEnd + BREATH, items: [] });
    runs.at(-1)?.items.push(timeOf(item, line.language));
  }
  return runs;
}

function timeOf(item: Item, language: Language): Timing {
  const mark = 'd' in item ? strokeMark(item) : 'text' in item ? textMark(item, language) : null;
  const usual = 'move' in item ? 1 : 'fade' in item ? 0.5 : 0;
  return { item, mark, secs: item.secs ?? mark?.secs ?? usual };
}

/** Answers with the moment at which the last of the run is drawn. */
function placeRun(plan: Plan, stage: Stage, run: Run, room: { begin: number; end: number }): number {
  const inTurn = run.items.filter(({ item }) => !item.with);
  const need = inTurn.reduce((sum, { item, secs }) => sum + secs + (item.wait ?? 0) + LIFT, 0);
  const hurry = need > 0 ? Math.max(MOST_HURRY, Math.min(1, (room.end - room.begin) / need)) : 1;
  let next = room.begin;
  let last = room.begin;
  let end = room.begin;
  for (const timing of run.items) {
    const { item } = timing;
    const from = (item.with ? last : next) + (item.wait ?? 0);
    const to = from + timing.secs * hurry;
    place(plan, stage, timing, { from, to });
    if (!item.with) last = from;
    next = Math.max(next, to + LIFT);
    end = Math.max(end, to);
  }
  return end;
}

function place(
  plan: Plan,
  stage: Stage,
  { item, mark }: Timing,
  { from, to }: { from: number; to: number },
): void {
  const group = item.group ?? null;
  if (mark) stage.placed.push({ from, to, group, until: Infinity, mark, live: null });
  else if ('live' in item) {
    stage.placed.push({
      from,
      to,
      group,
      until: from + (item.until ?? Infinity),
      mark: null,
      live: item.live,
    });
  } else if ('sound' in item) plan.sounds.push({ start: from, sound: item.sound });
  else if ('move' in item || 'fade' in item) {
    stage.acts.push({ from, to, act: item });
    stage.moving.add('move' in item ? item.move : item.fade);
  }
}
