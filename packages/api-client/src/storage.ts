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

/** 'off': the quiz does not listen to single letters, numbers and signs. */
export const singleKeysKey = 'SINGLE_KEYS';

/** How each person likes the pages to look on this device. */
export const preferencesKey = 'PREFERENCES';

/** They belong to this device: they outlive a sign-out. */
const deviceKeys = [languageKey, deviceTokenKey, stayInBrowserKey, singleKeysKey, preferencesKey];

/** What the console keeps begins with this: somebody may be signed in there and on the students' site. */
export const staffKeyPrefix = 'CONSOLE_';

export type TextStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'clear'>;

export function clearSession(storage: TextStorage): void {
  const kept = deviceKeys.map((key) => [key, storage.getItem(key)] as const);
  storage.clear();
  for (const [key, value] of kept) if (value !== null) storage.setItem(key, value);
}

/** The courses of one child: they leave when another one takes the seat, or when a trial adds to them. */
export function clearCourses(storage: TextStorage): void {
  storage.removeItem(storageKeys.productDetails);
  storage.removeItem(storageKeys.currentCourse);
  storage.removeItem(storageKeys.courseId);
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

/**
 * A value kept apart for each child of this browser, under one key. For what waits to be sent: a brother must
 * neither see it nor send it as his own.
 */
export function readOwn<T>(storage: TextStorage, key: StorageKey, studentId: number): T | null {
  return readJson<Record<string, T>>(storage, key)?.[studentId] ?? null;
}

export function writeOwn(storage: TextStorage, key: StorageKey, studentId: number, value: unknown): void {
  const { [studentId]: _before, ...others } = readJson<Record<string, unknown>>(storage, key) ?? {};
  const all = value === null ? others : { ...others, [studentId]: value };
  if (Object.keys(all).length === 0) storage.removeItem(key);
  else writeJson(storage, key, all);
}
