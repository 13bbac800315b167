import { readFileSync } from 'node:fs';
import * as z from 'zod';

const schema = z.object({
  DATABASE_ADMIN_URL: z.url(),
  REDIS_URL: z.url(),
  SMTP_URL: z.url(),
  S3_ENDPOINT: z.url(),
  S3_REGION: z.string(),
  S3_BUCKET: z.string(),
  S3_ACCESS_KEY: z.string(),
  S3_SECRET_KEY: z.string(),
  MAIL_CATCHER_URL: z.url(),
  SMS_URL: z.url(),
  SMS_KEY: z.string(),
  PAYMENT_SIMULATOR_URL: z.url(),
  MEDIA_NODES: z.string(),
  MEDIA_API_SECRET: z.string(),
  MEDIA_ADMIN_KEY: z.string(),
  MEDIA_RECORDINGS: z.string(),
  TURN_URLS: z.string(),
  TURN_SECRET: z.string(),
});

/** The real servers that `scripts/services up` started for this checkout. */
export function readServices(): z.infer<typeof schema> {
  const file = new URL('../../../.data/services.env', import.meta.url);
  const lines = readFileSync(file, 'utf8').split('\n');
  const pairs = lines.flatMap((line) => {
    const at = line.indexOf('=');
    return at > 0 && !line.startsWith('#') ? [[line.slice(0, at), line.slice(at + 1)]] : [];
  });
  return schema.parse(Object.fromEntries(pairs));
}
