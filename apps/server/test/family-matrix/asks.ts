import type { Asked } from './matrix.ts';

const unknownNumber = 987_654_321;
const unknownUuid = '00000000-0000-4000-8000-000000000000';

type Path = readonly string[];
type Tree = Record<string, unknown>;

const isTree = (value: unknown): value is Tree => typeof value === 'object' && value !== null;

/** Where two ways to ask differ: the ids in them, wherever they stand. */
function idsOf(own: unknown, other: unknown, path: Path = []): Path[] {
  if (!isTree(own) || !isTree(other)) return own === other ? [] : [path];
  return Object.keys(own).flatMap((name) => idsOf(own[name], other[name], [...path, name]));
}

const read = (tree: unknown, path: Path): unknown =>
  path.reduce<unknown>((inner, name) => (isTree(inner) ? inner[name] : undefined), tree);

function write(tree: unknown, [name, ...rest]: Path, value: unknown): unknown {
  if (name === undefined) return value;
  if (Array.isArray(tree))
    return tree.map((inner, at) => (String(at) === name ? write(inner, rest, value) : inner));
  return isTree(tree) ? { ...tree, [name]: write(tree[name], rest, value) } : tree;
}

/** One that nobody has, of the same kind. */
function unknownFor(value: unknown): unknown {
  if (typeof value === 'number') return unknownNumber;
  const text = String(value);
  return /^[0-9a-f]{8}-/.test(text) ? unknownUuid : 'x'.repeat(text.length);
}

export interface Variant {
  /** Which of the ids are another's. */
  ids: string;
  theirs: Asked;
  unknown: Asked;
}

/** Everything another's, and each id alone among own ones; beside each the same with ids that nobody has. */
export function variantsOf(own: Asked, other: Asked): Variant[] {
  const ids = idsOf(own, other);
  const sets = ids.length > 1 ? [ids, ...ids.map((id) => [id])] : ids.length === 1 ? [ids] : [];
  return sets.map((set) => ({
    ids: set.map((path) => path.join('.')).join(', '),
    theirs: set.reduce<unknown>((asked, path) => write(asked, path, read(other, path)), own) as Asked,
    unknown: set.reduce<unknown>(
      (asked, path) => write(asked, path, unknownFor(read(own, path))),
      own,
    ) as Asked,
  }));
}
