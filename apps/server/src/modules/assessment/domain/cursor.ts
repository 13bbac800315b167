/** Where a list goes on: the sort key of the last row, in a form that nobody is tempted to build. */
const writeCursor = (values: readonly (string | number)[]): string =>
  Buffer.from(JSON.stringify(values)).toString('base64url');

/** Null for what did not come from us: the list then begins at its start. */
export function readCursor(text: string | undefined, length: number): string[] | null {
  if (text === undefined) return null;
  try {
    const values: unknown = JSON.parse(Buffer.from(text, 'base64url').toString());
    if (!Array.isArray(values) || values.length !== length) return null;
    return values.map(String);
  } catch {
    return null;
  }
}

const usual = 50;
const most = 200;
export const limitOf = (asked: number | undefined): number => Math.min(most, Math.max(1, asked ?? usual));

/** One row more than a page was asked for: whether it is there says whether there is more. */
export function cutPage<Row>(
  rows: readonly Row[],
  limit: number,
  keyOf: (row: Row) => readonly (string | number)[],
): { rows: readonly Row[]; next: string | null } {
  const last = rows[limit - 1];
  return {
    rows: rows.slice(0, limit),
    next: rows.length > limit && last !== undefined ? writeCursor(keyOf(last)) : null,
  };
}
