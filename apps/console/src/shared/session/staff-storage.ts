import { staffKeyPrefix, type TextStorage } from '@shala/api-client/storage.ts';

/** Under names of its own: somebody may be signed in to the students' site in the same browser. */
export const staffStorage: TextStorage = {
  getItem: (key) => localStorage.getItem(staffKeyPrefix + key),
  setItem: (key, value) => localStorage.setItem(staffKeyPrefix + key, value),
  removeItem: (key) => localStorage.removeItem(staffKeyPrefix + key),
  clear() {
    for (const key of Object.keys(localStorage))
      if (key.startsWith(staffKeyPrefix)) localStorage.removeItem(key);
  },
};

/** Whether a change in another tab is about who is signed in here. A cleared browser names no key. */
export const isAboutUser = (key: string | null, userKey: string): boolean =>
  key === null || key === staffKeyPrefix + userKey;
