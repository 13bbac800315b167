import { type Usage, usages } from '#modules/accounts/index.ts';

export interface UsageChoice {
  id: number;
  usage: Usage;
  isEnabled: boolean;
}

/** All of them, so that a screen can show what is closed here; the id of a usage is its place in the list. */
export const listUsages = (enabled: readonly Usage[]): UsageChoice[] =>
  usages.map((usage, id) => ({ id, usage, isEnabled: enabled.includes(usage) }));
