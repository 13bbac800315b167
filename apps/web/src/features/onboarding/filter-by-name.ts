interface Named {
  readonly name: string;
  readonly acronym: string;
}

/** Case-insensitive, anywhere in the name; the acronym counts as a name, because people call a board by it. */
export function filterByName<T extends Named>(things: readonly T[], search: string): T[] {
  const wanted = search.trim().toLocaleLowerCase();
  return things.filter(({ name, acronym }) =>
    [name, acronym].some((text) => text.toLocaleLowerCase().includes(wanted)),
  );
}
