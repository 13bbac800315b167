import { AppError } from '#platform/app-error.ts';
import type { Tx } from '#platform/db/database.ts';
import type { Change } from '#platform/db/save-row.ts';
import { hashPassword } from '#platform/passwords.ts';
import type { ContentFiles } from './content-files.ts';
import { describeRefusal } from './describe-refusal.ts';
import type { Figures } from './figures.ts';
import type { Clock } from './relative-time.ts';
import type { Tally } from './report.ts';
import { inside, type Place, type Problem, problemAt } from './source.ts';

/** What the importers share during one run. */
export interface ImportContext {
  readonly tx: Tx;
  readonly clock: Clock;
  readonly figures: Figures;
  readonly files: ContentFiles;
  count(what: string, change: Change): void;
  problem(at: Place, message: string): void;
  /** Says so when two items of the folder claim the same name, number or address. */
  claim(what: string, name: string, at: Place): void;
  /** Says so when two items of the folder say different things about the same thing. */
  agree(what: string, name: string, value: string, at: Place): void;
  /** Finds what an item refers to, or says that there is no such thing. */
  find<Found>(
    what: string,
    name: string,
    at: Place,
    search: () => Promise<Found | null>,
  ): Promise<Found | null>;
  /** Does something that a use case may refuse; a refusal becomes a problem, of the field that it is about, and null. */
  attempt<Done>(
    at: Place,
    work: () => Promise<Done>,
    fields?: Readonly<Record<string, string>>,
  ): Promise<Done | null>;
  /** The hash of the first password of a login; null: the person sets one by an invitation. */
  firstPassword(own: string | undefined): Promise<string | null>;
  setInitialPassword(password: string): void;
}

interface Deps {
  tx: Tx;
  clock: Clock;
  figures: Figures;
  files: ContentFiles;
  tally: Tally;
  problems: Problem[];
  /** Names of items that were refused: what refers to them is not to blame. */
  refused: ReadonlySet<string>;
}

export function createContext({ tx, clock, figures, files, tally, problems, refused }: Deps): ImportContext {
  const claims = new Map<string, Place>();
  const statements = new Map<string, { value: string; at: Place }>();
  const hashes = new Map<string, Promise<string>>();
  let initialPassword: string | undefined;

  const hashOnce = (password: string) => {
    const hash = hashes.get(password) ?? hashPassword(password);
    hashes.set(password, hash);
    return hash;
  };
  const problem = (at: Place, message: string) => {
    problems.push(problemAt(at, message));
  };

  return {
    tx,
    clock,
    figures,
    files,
    problem,
    count: (what, change) => tally.count(what, change),
    claim(what, name, at) {
      const other = claims.get(`${what} ${name}`);
      claims.set(`${what} ${name}`, other ?? at);
      if (!other) return;
      const { file, line } = problemAt(other, '');
      problem(at, `the ${what} ${name} is already used in ${file}, line ${line}`);
    },
    agree(what, name, value, at) {
      const key = `${what} of ${name}`;
      const other = statements.get(key) ?? { value, at };
      statements.set(key, other);
      if (other.value === value) return;
      const { file, line } = problemAt(other.at, '');
      problem(at, `the ${key} is "${other.value}" in ${file}, line ${line}`);
    },
    async find(what, name, at, search) {
      const found = await search();
      if (found === null && !refused.has(name)) problem(at, `there is no ${what} "${name}"`);
      return found;
    },
    async attempt(at, work, fields = {}) {
      try {
        return await work();
      } catch (error) {
        if (!(error instanceof AppError)) throw error;
        const field = fields[error.code];
        problem(field === undefined ? at : inside(at, field), describeRefusal(error));
        return null;
      }
    },
    async firstPassword(own) {
      const password = own ?? initialPassword;
      return password === undefined ? null : hashOnce(password);
    },
    setInitialPassword(password) {
      initialPassword = password;
    },
  };
}
