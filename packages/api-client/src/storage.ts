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
export const languageKey = 'LANGUAGE';
/** A secret that a right code gave this device: with it a stranger cannot use up the parent's sends. */
export const deviceTokenKey = 'DEVICE_TOKEN';
/** The person at this device said 'Continue in browser'. */
export const stayInBrowserKey = 'STAY_IN_BROWSER';

/** About this device, not about the person: they outlive a sign-out. */
const deviceKeys = [languageKey, deviceTokenKey, stayInBrowserKey];

export type TextStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'clear'>;

export function clearSession(storage: TextStorage): void {
  const kept = deviceKeys.map((key) => [key, storage.getItem(key)] as const);
  storage.clear();
  for (const [key, value] of kept) if (value !== null) storage.setItem(key, value);
}

/** What belongs to one child: it leaves when another one takes the seat. */
const ownKeys: readonly StorageKey[] = [
  storageKeys.productDetails,
  storageKeys.currentCourse,
  storageKeys.courseId,
  storageKeys.recentWatchedContent,
];

/** After a trial was registered: courses are read anew, the session and the unsent history stay. */
export function clearCourses(storage: TextStorage): void {
  for (const key of ownKeys) {
    if (key !== storageKeys.recentWatchedContent) storage.removeItem(key);
  }
}

export function clearOwn(storage: TextStorage): void {
  for (const key of ownKeys) storage.removeItem(key);
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
