/** Spreadsheets take a cell that begins like this for a formula, and run it. */
const isFormula = /^[=+\-@\t\r]/;

const cell = (value: string | number): string => {
  const text = String(value);
  // A number of ours is no formula; a name that somebody typed may be one.
  const safe = typeof value === 'string' && isFormula.test(text) ? `'${text}` : text;
  return /[",\n\r]/.test(safe) || safe !== text ? `"${safe.replaceAll('"', '""')}"` : safe;
};

/** With a mark at the front that tells Excel it is UTF-8. */
export const csvOf = (rows: readonly (readonly (string | number)[])[]): string =>
  `\uFEFF${rows.map((row) => row.map(cell).join(',')).join('\r\n')}\r\n`;
