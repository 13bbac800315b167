import { escapeHtml, listPage } from '../list-page.ts';
import type { Mail } from './mail-store.ts';

export function inboxPage(mails: Mail[]): string {
  const rows = mails
    .toReversed()
    .map((mail) => [
      `<time>${mail.receivedAt}</time>`,
      escapeHtml(mail.envelope.to.join(', ')),
      `<a href="/mails/${mail.id}">${escapeHtml(mail.subject || '(no subject)')}</a>`,
    ]);
  return listPage('Caught mail', ['Received', 'To', 'Subject'], rows);
}
