const key = 'ATTEMPT_TAB';

/** Names this tab to the server, over reloads: whoever loads the questions in another one takes the run over. */
export function tabName(storage: Storage = sessionStorage): string {
  const known = storage.getItem(key);
  if (known !== null) return known;
  const name = Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');
  storage.setItem(key, name);
  return name;
}
