const segment = /^[A-Za-z0-9][A-Za-z0-9._-]{0,99}$/;

/** A name inside the recordings folder. The media server writes wherever it is told to. */
export function safePath(path: string): string {
  if (path.split('/').every((part) => segment.test(part))) return path;
  throw new Error(`not a name of a recording: ${path}`);
}
