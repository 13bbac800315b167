/** Where photos and files wait that the server does not have yet. */
export const draftsDatabase = 'shala-worksheets';

/** On a shared computer nothing of a student's work stays behind. */
export function forgetDrafts(): void {
  if (typeof indexedDB !== 'undefined') indexedDB.deleteDatabase(draftsDatabase);
}
