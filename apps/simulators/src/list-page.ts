export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}

/** A plain table, newest first; no script: the reader reloads the page. The cells are HTML already. */
export function listPage(
  title: string,
  heads: readonly string[],
  rows: readonly (readonly string[])[],
): string {
  const cells = (tag: string, values: readonly string[]) =>
    values.map((value) => `<${tag}>${value}</${tag}>`).join('');
  const body = rows.map((row) => `<tr>${cells('td', row)}</tr>`).join('');
  return `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><title>${title}</title>
<style>
  body { font: 16px/1.5 system-ui, sans-serif; margin: 2rem auto; max-width: 60rem; padding: 0 1rem }
  table { border-collapse: collapse; width: 100% }
  th, td { border-bottom: 1px solid #ccc; padding: .5rem; text-align: left }
</style></head>
<body>
<h1>${title}</h1>
${rows.length === 0 ? '<p>Nothing yet.</p>' : `<table><thead><tr>${cells('th', heads)}</tr></thead><tbody>${body}</tbody></table>`}
</body></html>`;
}
