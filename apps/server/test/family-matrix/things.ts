import type { World } from '../world.ts';
import { accountThings } from './account-things.ts';
import { attemptThings } from './attempt-things.ts';
import { lessonThings } from './lesson-things.ts';
import { schoolThings } from './school-things.ts';
import { shopThings } from './shop-things.ts';
import type { Doors, Family } from './stage.ts';

/** Gives a thing: a new one each time, or where nobody can use it up the same. */
export type Make = <Thing>(name: string, make: () => Promise<Thing>) => Promise<Thing>;

export interface Owner {
  world: World;
  family: Family;
  /** The student's own session, by which things are made that are made by calls. */
  headers: Record<string, string>;
  make: Make;
  /** The ids of the first row, by their names. */
  one(statement: string, values: unknown[]): Promise<Record<string, number>>;
}

/** Everything a family can have. What is kept is made once: nobody may change it. */
export async function createThings(world: World, family: Family, doors: Doors, isKept: boolean) {
  const kept = new Map<string, unknown>();
  const make: Make = async (name, maker) => {
    if (!isKept) return maker();
    if (!kept.has(name)) kept.set(name, await maker());
    return kept.get(name) as Awaited<ReturnType<typeof maker>>;
  };
  const one: Owner['one'] = async (statement, values) => {
    const { rows } = await world.pool.query(statement, values);
    return Object.fromEntries(Object.entries(rows[0] ?? {}).map(([name, id]) => [name, Number(id)]));
  };
  const { headers } = await doors.open(family, 'student');
  const owner: Owner = { world, family, headers, make, one };
  return {
    family,
    world,
    session: (kind: 'student' | 'parent') =>
      make(`session of ${kind}`, async () => (await doors.open(family, kind)).sessionId),
    ...(await lessonThings(owner)),
    ...attemptThings(owner),
    ...schoolThings(owner),
    ...accountThings(owner),
    ...(await shopThings(owner)),
  };
}
export type Things = Awaited<ReturnType<typeof createThings>>;
