export type Path = readonly PropertyKey[];

/** A file of the folder: its lists, and where in it a thing stands. */
export interface Source {
  file: string;
  content: Readonly<Record<string, unknown>>;
  lineOf(path: Path): number;
  /** The line in which the name of a field stands, whatever its value. */
  lineOfName(path: Path): number;
  /** How the writer of the file knows the thing: a path in YAML, a column in CSV. */
  nameOf(path: Path): string;
}

/** A thing in a file, to point at when something is wrong with it. */
export interface Place {
  source: Source;
  path: Path;
}

export const inside = ({ source, path }: Place, ...more: PropertyKey[]): Place => ({
  source,
  path: [...path, ...more],
});

export interface Problem {
  file: string;
  line: number;
  name: string;
  message: string;
}

export const problemAt = ({ source, path }: Place, message: string): Problem => ({
  file: source.file,
  line: source.lineOf(path),
  name: source.nameOf(path),
  message,
});

/** The file could not be read at all. */
export class UnreadableFile extends Error {
  readonly problems: readonly Problem[];

  constructor(problems: readonly Problem[]) {
    super('unreadable file');
    this.problems = problems;
  }
}
