const key = 'WAY_BACK';

/** A page that somebody came to without a session: they sign in first and are led back, in this tab only. */
export function rememberWayBack(path: string): void {
  sessionStorage.setItem(key, path);
}

/** Once: the next visit goes where it wants. */
export function takeWayBack(): string | null {
  const path = sessionStorage.getItem(key);
  sessionStorage.removeItem(key);
  return path;
}
