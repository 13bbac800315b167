/** Where a row can name a file: long enough to hold something random, and nothing that stands around a key. */
const names = /[\w./-]{16,}/g;

/**
 * Which files of the store the rows name: by the whole key, by a folder they lie in (`media/x/240p/`), or by what
 * stands between folder and ending (`worksheets/x.pdf`, `uploads/x/1`). Keys are random or hashes: nothing else
 * matches.
 */
export function createFileFinder(sizes: ReadonlyMap<string, number>) {
  const keysBy = new Map<string, string[]>();
  for (const key of sizes.keys()) {
    for (const name of namesOf(key)) {
      const keys = keysBy.get(name);
      if (keys) keys.push(key);
      else keysBy.set(name, [key]);
    }
  }
  const found = new Map<string, number>();
  return {
    look(row: string): void {
      for (const [name] of row.matchAll(names)) {
        for (const key of keysBy.get(name) ?? []) found.set(key, sizes.get(key) ?? 0);
      }
    },
    found: found as ReadonlyMap<string, number>,
  };
}

function namesOf(key: string): Set<string> {
  const parts = key.split('/');
  const folders = parts.slice(1, -1).map((_, index) => `${parts.slice(0, index + 2).join('/')}/`);
  return new Set([key, ...folders, parts[1]?.replace(/\.\w+$/, '') ?? key]);
}
