/** Names what a person is writing and has not saved; it stays in this tab, and with this person. */
export const draftPrefix = 'marking-draft:';

/** On a shared computer the next person finds nothing of it. */
export function forgetDrafts(storage: Storage = sessionStorage): void {
  for (const key of Object.keys(storage)) if (key.startsWith(draftPrefix)) storage.removeItem(key);
}
