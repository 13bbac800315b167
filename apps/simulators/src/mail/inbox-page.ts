import type { Mail } from './mail-store.ts';

export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}

/** Newest first; no script: the reader reloads the page. */
export function inboxPage(mails: Mail[]): string {
  const rows = mails.toReversed().map(
    (mail) => `<tr>
      <td><time>${mail.receivedAt}</time></td>
      <td>${escapeHtml(mail.envelope.to.join(', '))}</td>
      <td><a href="/mails/${mail.id}">${escapeHtml(mail.subject || '(no subject)')}</a></td>
    </tr>`,
  );
  return `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><title>Caught mail</title>
<style>
  body { font: 16px/1.5 system-ui, sans-serif; margin: 2rem auto; max-width: 60rem; padding: 0 1rem }
  table { border-collapse: collapse; width: 100% }
  th, td { border-bottom: 1px solid #ccc; padding: .5rem; text-align: left }
</style></head>
<body>
<h1>Caught mail</h1>
${mails.length === 0 ? '<p>No mail yet.</p>' : `<table><thead><tr><th>Received</th><th>To</th><th>Subject</th></tr></thead><tbody>${rows.join('')}</tbody></table>`}
</body></html>`;
}
