import { staffKeyPrefix, type TextStorage } from '@shala/api-client/storage.ts';

/** The browser's storage without what the console keeps in it: a tutor may be signed in there. */
export const ownStorage: TextStorage = {
  getItem: (key) => localStorage.getItem(key),
  setItem: (key, value) => localStorage.setItem(key, value),
  removeItem: (key) => localStorage.removeItem(key),
  clear() {
    for (const key of Object.keys(localStorage)) {
      if (!key.startsWith(staffKeyPrefix)) localStorage.removeItem(key);
    }
  },
};
