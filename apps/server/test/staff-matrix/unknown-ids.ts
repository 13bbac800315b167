import type { Asked } from './matrix.ts';

const unknown = 987_654_321;

function replaceIds(value: unknown, isId: boolean): unknown {
  if (typeof value === 'number') return isId ? unknown : value;
  if (Array.isArray(value)) return value.map((inner) => replaceIds(inner, isId));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [name, replaceIds(inner, /ids?$/i.test(name))]),
  );
}

/** The same call about things that nobody has. */
export const withUnknownIds = (asked: Asked): Asked => replaceIds(asked, false) as Asked;
