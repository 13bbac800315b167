import { startMailCatcher } from './mail/start-mail-catcher.ts';

const { MAIL_DIR, MAIL_HOST = '127.0.0.1', SMTP_PORT, HTTP_PORT } = process.env;
if (!MAIL_DIR || !SMTP_PORT || !HTTP_PORT) throw new Error('MAIL_DIR, SMTP_PORT and HTTP_PORT must be set');

const catcher = await startMailCatcher({
  folder: MAIL_DIR,
  host: MAIL_HOST,
  smtpPort: Number(SMTP_PORT),
  httpPort: Number(HTTP_PORT),
});
console.log(`mail catcher: ${catcher.smtpUrl}, ${catcher.url}`);

for (const signal of ['SIGTERM', 'SIGINT'] as const) {
  process.once(signal, () => catcher.stop().then(() => process.exit(0)));
}
