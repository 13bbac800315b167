import fc from 'fast-check';
import type { State } from './model.ts';
import type { Command, Save } from './steps.ts';

/** A save whose number and run are known only once the ones before it were made. */
interface Sketch extends Omit<Save, 'seq' | 'runNo'> {
  seqOf: 'next' | 'next' | 'same' | 'older' | 'none';
  runOf: 'none' | 'current' | 'first';
}

export type Planned = Exclude<Command, Save> | Sketch | { do: 'both'; one: Planned; other: Planned };

const tab = fc.constantFrom('left', 'left', 'left', 'right');
const sketch: fc.Arbitrary<Planned> = fc.record(
  {
    do: fc.constant('save' as const),
    question: fc.integer({ min: 0, max: 2 }),
    tab,
    answer: fc.constantFrom('option1', 'option2', 'option2', 'option3', 'option9', '', null),
    isDraft: fc.boolean(),
    isMarked: fc.boolean(),
    isVisited: fc.boolean(),
    seqOf: fc.constantFrom('next', 'next', 'next', 'next', 'same', 'older', 'none'),
    runOf: fc.constantFrom('none', 'current', 'current', 'first'),
    age: fc.integer({ min: 0, max: 30 }),
  },
  { requiredKeys: ['do', 'question', 'tab', 'seqOf', 'runOf'] },
);
const plain = (...names: Exclude<Command, Save | { tab: string } | { seconds: number }>['do'][]) =>
  fc.constantFrom(...names).map((name): Planned => ({ do: name }));
const ending = plain('complete', 'quit');
const move = fc
  .oneof(fc.integer({ min: 1, max: 12 }), fc.integer({ min: 1, max: 75 }))
  .map((seconds): Planned => ({ do: 'move', seconds }));
const serve = tab.map((name): Planned => ({ do: 'serve', tab: name }));
const anything = plain('open', 'reset', 'complete', 'quit', 'status', 'answers', 'sweep');
/** At once: the same twice, as an impatient finger or a retry does, and two that meet at the end of a run. */
const twice = fc.oneof(sketch, anything, serve).map((one): Planned => ({ do: 'both', one, other: one }));
const meeting = fc
  .tuple(sketch, fc.oneof(sketch, ending))
  .map(([one, other]): Planned => ({ do: 'both', one, other }));

const planned = fc.oneof(
  { weight: 10, arbitrary: sketch },
  { weight: 4, arbitrary: move },
  { weight: 3, arbitrary: serve },
  { weight: 4, arbitrary: anything },
  { weight: 2, arbitrary: plain('reset', 'open') },
  { weight: 2, arbitrary: twice },
  { weight: 2, arbitrary: meeting },
);

/** Nearly always a run is opened and served first; else most of it would be refusals. */
export const plans: fc.Arbitrary<Planned[]> = fc
  .tuple(
    fc.constantFrom<Planned[]>([], [{ do: 'open' }], ...Array.from({ length: 6 }, opened)),
    fc.array(planned, { minLength: 4, maxLength: 24 }),
  )
  .map(([first, rest]) => [...first, ...rest]);

function opened(): Planned[] {
  return [{ do: 'open' }, { do: 'serve', tab: 'left' }];
}

/** Gives a save its number and its run, the way a device counts them. */
export function createNumbering() {
  let last = 0;
  return (planned: Exclude<Planned, { do: 'both' }>, state: State): Command => {
    if (planned.do !== 'save') return planned;
    const { seqOf, runOf, answer, ...rest } = planned;
    if (seqOf === 'next') last += 1;
    const seq = seqOf === 'none' ? undefined : Math.max(1, seqOf === 'older' ? last - 1 : last);
    const current = state.runs.length > 0 ? state.runs.length : undefined;
    const runNo = runOf === 'none' ? undefined : runOf === 'first' ? current && 1 : current;
    return {
      ...rest,
      ...(answer !== undefined && { answer }),
      ...(seq !== undefined && { seq }),
      ...(runNo !== undefined && { runNo }),
    };
  };
}
