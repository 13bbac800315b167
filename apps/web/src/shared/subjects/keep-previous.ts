import type { Query } from '@tanstack/react-query';

/** What stood here stays while a search or the next page comes, unless it belongs to something else. */
export const keepWhile =
  (...belongsTo: readonly unknown[]) =>
  <T>(previous: T | undefined, query: Pick<Query, 'queryKey'> | undefined): T | undefined =>
    belongsTo.every((part, place) => query?.queryKey[place] === part) ? previous : undefined;
