import type { World } from '../world.ts';
import type { Family } from './family.ts';

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
