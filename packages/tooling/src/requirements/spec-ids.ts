import { readFileSync } from 'node:fs';

export interface SpecGroup {
  group: string;
  title: string;
  ids: Record<string, string>;
}

export function readSpec(file: string): SpecGroup[] {
  return JSON.parse(readFileSync(file, 'utf8')) as SpecGroup[];
}

export function allIds(spec: SpecGroup[]): Set<string> {
  return new Set(spec.flatMap((entry) => Object.keys(entry.ids)));
}

export function idsOfGroups(spec: SpecGroup[], names: string[]): string[] {
  return names.flatMap((name) => {
    const entry = spec.find((candidate) => candidate.group === name);
    if (entry === undefined) throw new Error(`There is no group ${name}.`);
    return Object.keys(entry.ids);
  });
}

/** Turns `AU-01,AU-03..AU-05` into single ids and refuses an id the specification does not know. */
export function expandIds(spec: SpecGroup[], list: string): string[] {
  const known = [...allIds(spec)];
  const position = (id: string) => {
    const index = known.indexOf(id);
    if (index === -1) throw new Error(`There is no requirement ${id}.`);
    return index;
  };
  return list.split(',').flatMap((part) => {
    const [first = '', last = first] = part.trim().split('..');
    const [from, to] = [position(first), position(last)];
    if (groupOf(first) !== groupOf(last) || from > to)
      throw new Error(`${part} is not a range of one group.`);
    return known.slice(from, to + 1);
  });
}

function groupOf(id: string): string {
  return id.slice(0, id.lastIndexOf('-'));
}
