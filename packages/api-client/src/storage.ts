/** Names that other clients of the product (the mobile web view) read too; they never change. */
export const storageKeys = {
  user: 'USER',
  accessToken: 'ACCESS_TOKEN',
  refreshToken: 'REFRESH_TOKEN',
  productDetails: 'PRODUCT_DETAILS',
  currentProfile: 'CURRENT_PROFILE',
  currentCourse: 'CURRENT_COURSE',
  courseId: 'COURSE_ID',
  recentWatchedContent: 'RECENT_WATCHED_CONTENT',
} as const;
export type StorageKey = (typeof storageKeys)[keyof typeof storageKeys];

/** In session storage: which brand this browser session runs under. */
export const appNameKey = 'APP_NAME';
/** A choice about this device, not about the person: it outlives a sign-out. */
export const languageKey = 'LANGUAGE';

export type TextStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'clear'>;

export function clearSession(storage: TextStorage): void {
  const language = storage.getItem(languageKey);
  storage.clear();
  if (language !== null) storage.setItem(languageKey, language);
}

export function writeJson(storage: TextStorage, key: StorageKey, value: unknown): void {
  storage.setItem(key, JSON.stringify(value));
}

/** A value that somebody else broke is treated as absent: it can always be fetched again. */
export function readJson<T>(storage: TextStorage, key: StorageKey): T | null {
  const text = storage.getItem(key);
  if (text === null) return null;
  try {
    return JSON.parse(text) as T;
  } catch {
    return null;
  }
}
