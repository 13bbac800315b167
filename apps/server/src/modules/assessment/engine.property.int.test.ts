import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { freezeClock } from '../../../test/clock.ts';
import { createNumbering, type Planned, plans } from '../../../test/engine/commands.ts';
import { createDriver } from '../../../test/engine/driver.ts';
import type { Setup, State } from '../../../test/engine/model.ts';
import { clear, readSnapshot, snapshotOf } from '../../../test/engine/snapshot.ts';
import { type Command, step, type Told } from '../../../test/engine/steps.ts';
import { openPractice, type Practice } from '../../../test/practice.ts';
import type { Item, ItemOptions, Kind } from '../../../test/practice-items.ts';
import { choice, freeText } from '../../../test/practice-questions.ts';
import { openWorld, type World } from '../../../test/world.ts';

// `pnpm test:property` sets the number; CI takes a few of them, always the same ones.
const numRuns = Number(process.env.PROPERTY_RUNS ?? 40);
const seed = Number(process.env.PROPERTY_SEED ?? 20261115);
/** A sign-in lasts longer than this, so that the clock may move without a new one. */
const mostSeconds = 840;

let world: World;
let practice: Practice;
let beginning = 0;
let compared = 0;
let items: { setup: Setup; item: Item }[];

beforeAll(async () => {
  world = await openWorld();
  await freezeClock(world.pool);
  practice = await openPractice(world);
  const { rows } = await world.pool.query<{ now: Date }>('SELECT app_now() AS now');
  beginning = rows[0]?.now.getTime() ?? 0;
  items = [];
  for (const [kind, setup] of setups) items.push({ setup, item: await makeItemOf(kind, setup) });
});
afterAll(() => world.stop());

const usual = { deadline: null, maxRuns: null, right: 1, wrong: 0, countsInChapter: false, questions: 3 };
const setups: [Kind, Setup][] = [
  ['exercise', { ...usual, timer: 'whole_quiz', limit: 60, countsInChapter: true }],
  ['exam_exercise', { ...usual, timer: 'none', limit: null, countsInChapter: true }],
  ['quick_quiz', { ...usual, timer: 'per_question', limit: 20 }],
  ['exercise', { ...usual, timer: 'per_question', limit: 10, maxRuns: 2, countsInChapter: true }],
  ['paper', { ...usual, timer: 'whole_quiz', limit: 60, maxRuns: 2, right: 4, wrong: 1 }],
  ['paper', { ...usual, timer: 'whole_quiz', limit: 120, deadline: 90, right: 2, wrong: 0.5 }],
  ['paper', { ...usual, timer: 'none', limit: null, deadline: 100 }],
];

function makeItemOf(kind: Kind, setup: Setup): Promise<Item> {
  const timers: Record<Setup['timer'], ItemOptions['timer'] & object> = {
    whole_quiz: { timer: 'whole_quiz', time: (setup.limit ?? 0) / 60 },
    per_question: { timer: 'per_question', time: setup.limit ?? 0 },
    none: { timer: 'none', time: null },
  };
  return practice.makeItem(kind, {
    timer: timers[setup.timer],
    questions: [choice('one'), choice('two'), freeText('three')],
    rightMarks: setup.right,
    wrongMarks: setup.wrong,
    maxRuns: setup.maxRuns,
    deadline: setup.deadline === null ? null : new Date(beginning + setup.deadline * 1000),
  });
}

const isSame = (one: unknown, other: unknown) => {
  try {
    expect(one).toEqual(other);
    return true;
  } catch {
    return false;
  }
};

interface Branch {
  state: State;
  told: Told[];
}

/** What may come of commands that are given at once: one after the other, in either order. */
function branches(setup: Setup, state: State, commands: readonly Command[]): Branch[] {
  const inOrder = (order: readonly number[]): Branch => {
    const told: Told[] = [];
    let current = state;
    for (const at of order) {
      const next = step(setup, current, commands[at] as Command);
      current = next.state;
      told[at] = next.told;
    }
    return { state: current, told };
  };
  return commands.length === 1 ? [inOrder([0])] : [inOrder([0, 1]), inOrder([1, 0])];
}

async function compare({ setup, item }: { setup: Setup; item: Item }, plan: readonly Planned[]) {
  await clear(world, practice.studentId);
  // A session may make so many calls in a minute and no more.
  if (compared % 20 === 0) await practice.signInAgain();
  compared += 1;
  const drive = createDriver(world, practice, item, beginning);
  const number = createNumbering();
  let states: State[] = [{ now: 0, hasAttempt: false, runs: [] }];
  for (const planned of plan) {
    const [first] = states as [State];
    const parts = planned.do === 'both' ? [planned.one, planned.other] : [planned];
    const isSameTwice = planned.do === 'both' && planned.one === planned.other;
    const [one, other] = parts.map((part) => number(part as Exclude<Planned, { do: 'both' }>, first));
    const commands = (other === undefined ? [one] : [one, isSameTwice ? one : other]) as Command[];
    if (commands.some((each) => each.do === 'move' && first.now + each.seconds > mostSeconds)) continue;
    const told = await Promise.all(commands.map(drive));
    const possible = states.flatMap((state) => branches(setup, state, commands));
    const fitting = possible.filter((branch) => isSame(told, branch.told));
    if (fitting.length === 0) expect({ commands, told }).toEqual({ commands, told: possible[0]?.told });
    states = fitting.map(({ state }) => state);
  }
  const held = await readSnapshot(world, practice.studentId, item, beginning);
  const expected = states.map((state) => snapshotOf(setup, state));
  if (!expected.some((each) => isSame(held, each))) expect(held).toEqual(expected[0]);
}

describe('the attempt engine', () => {
  test(`does what the model does, ${numRuns} times with seed ${seed}, also when things happen at once`, {
    timeout: 60_000 + numRuns * 2_000,
  }, async () => {
    const which = fc.integer({ min: 0, max: setups.length - 1 });
    await fc.assert(
      fc.asyncProperty(which, plans, async (index, plan) => {
        await compare(items[index] as { setup: Setup; item: Item }, plan);
      }),
      { numRuns, seed, endOnFailure: process.env.PROPERTY_SHRINK === undefined },
    );
  });
});
