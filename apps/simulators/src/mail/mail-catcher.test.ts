import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Mail } from './mail-store.ts';
import { startMailCatcher } from './start-mail-catcher.ts';

let folder: string;
let catcher: Awaited<ReturnType<typeof startMailCatcher>>;

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'mail-catcher-'));
  catcher = await startMailCatcher({ folder, host: '127.0.0.1', smtpPort: 0, httpPort: 0 });
});

afterEach(async () => {
  await catcher.stop();
  rmSync(folder, { recursive: true });
});

async function send(to: string, subject: string, body: { text?: string; html?: string }) {
  const transport = createTransport(catcher.smtpUrl);
  await transport.sendMail({ from: 'school@example.org', to, subject, ...body });
  transport.close();
}

async function mailsTo(to: string): Promise<Mail[]> {
  const response = await fetch(`${catcher.url}/api/mails?to=${encodeURIComponent(to)}`);
  return (await response.json()) as Mail[];
}

test('a mail sent over SMTP is read back, decoded, by its receiver only', async () => {
  await send('asha@example.org', 'नमस्ते Asha', { text: 'Your code is 4821' });
  await send('ravi@example.org', 'For Ravi', { text: 'Hello' });

  const mails = await mailsTo('ASHA@example.org');
  expect(mails).toHaveLength(1);
  expect(mails[0]).toMatchObject({
    subject: 'नमस्ते Asha',
    envelope: { from: 'school@example.org', to: ['asha@example.org'] },
  });
  expect(mails[0]?.text.trim()).toBe('Your code is 4821');

  const raw = await fetch(`${catcher.url}/api/mails/${mails[0]?.id}/raw`);
  expect(raw.headers.get('content-type')).toContain('message/rfc822');
  expect(await raw.text()).toContain('To: asha@example.org');
});

test('removing the mails of one receiver leaves those of the others', async () => {
  await send('asha@example.org', 'one', { text: '1' });
  await send('ravi@example.org', 'two', { text: '2' });

  const response = await fetch(`${catcher.url}/api/mails?to=asha@example.org`, { method: 'DELETE' });

  expect(response.status).toBe(204);
  expect(await mailsTo('asha@example.org')).toEqual([]);
  expect(await mailsTo('ravi@example.org')).toHaveLength(1);
});

test('the HTML of a mail is shown in a sandbox, and the inbox escapes what it lists', async () => {
  await send('asha@example.org', '<b>bold</b>', { html: '<p>Hi</p><script>alert(1)</script>' });
  const [mail] = await mailsTo('asha@example.org');

  const page = await fetch(`${catcher.url}/mails/${mail?.id}`);
  expect(page.headers.get('content-security-policy')).toMatch(/^sandbox;/);
  expect(await page.text()).toContain('<p>Hi</p>');

  const inbox = await (await fetch(`${catcher.url}/`)).text();
  expect(inbox).toContain('&#60;b&#62;bold');
  expect(inbox).not.toContain('<b>bold');
});

test('an address of fail.test is refused with its own code', async () => {
  await expect(send('550@fail.test', 'no', { text: 'no' })).rejects.toMatchObject({ responseCode: 550 });
});

test('an id that leads out of the folder is not found', async () => {
  const response = await fetch(`${catcher.url}/api/mails/..%2F..%2Fetc%2Fpasswd/raw`);
  expect(response.status).toBe(404);
});
