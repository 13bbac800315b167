import type { World } from '../world.ts';
import { accountThings } from './account-things.ts';
import { attemptThings } from './attempt-things.ts';
import type { Family } from './family.ts';
import { lessonThings } from './lesson-things.ts';
import type { Make, Owner } from './owner.ts';
import { schoolThings } from './school-things.ts';
import type { Doors } from './sessions.ts';
import { shopThings } from './shop-things.ts';

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
