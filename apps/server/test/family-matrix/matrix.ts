import type { Role } from './doors.ts';
import type { Stage } from './stage.ts';
import type { Things } from './things.ts';

type Value = string | number;
export interface Asked {
  params?: Readonly<Record<string, Value>>;
  query?: Readonly<Record<string, Value>>;
  body?: object | string;
  headers?: Readonly<Record<string, string>>;
}

/** `allowed`, `not found`, what a door says, or the code of another refusal. */
export type Outcome = string;

interface Said {
  own: Outcome;
  strangers: Outcome;
}

export interface FamilyRow {
  /** Method and path, as the table of routes has them. */
  call: string;
  /** How to ask about things of a family. The ids in it are replaced one by one by those of others. */
  ask: (things: Things, role: Role, stage: Stage) => Promise<Asked>;
  /** A code where something other than the door says no to what is one's own. */
  own?: Outcome;
  /** What is said about things of others, and of nobody: the same. */
  strangers?: Outcome;
  /** For some who pass the door it is otherwise. */
  but?: Partial<Record<Role, Partial<Said>>>;
  /** The call ends sessions: everybody signs in again after it. */
  endsSessions?: boolean;
}

export const sayingOf = (row: FamilyRow, role: Role): Said => ({
  own: row.own ?? 'allowed',
  strangers: row.strangers ?? 'not found',
  ...row.but?.[role],
});

/** A call that is about the caller, or about nobody: there is nothing in it that could be another's. */
export const nothing = async (): Promise<Asked> => ({});
