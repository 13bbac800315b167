const key = 'VIEW_TYPE';
const marker = 'flutter';

/** The mobile app opens the first page with type=flutter; the pages after it are in the same webview. */
export function startWebview(place: Pick<Location, 'search'>, session: Storage): void {
  if (new URLSearchParams(place.search).get('type') === marker) session.setItem(key, marker);
}

export const isWebview = (session: Storage = sessionStorage): boolean => session.getItem(key) === marker;
