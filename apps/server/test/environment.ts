import { randomUUID } from 'node:crypto';
import { readServices } from './services.ts';

/** What a process of a test is configured with: the real servers of this checkout, and a database of its own. */
export function environmentFor(databaseUrl: string): Record<string, string> {
  const services = readServices();
  return {
    NODE_ENV: 'test',
    LOG_LEVEL: 'error',
    DATABASE_URL: databaseUrl,
    DATABASE_POOL: '5',
    // Tests fill their schools with thousands of rows at once, which takes its time on a busy machine.
    DATABASE_STATEMENT_MS: '60000',
    REDIS_URL: services.REDIS_URL,
    REDIS_PREFIX: `test:${randomUUID()}:`,
    SMTP_URL: services.SMTP_URL,
    S3_ENDPOINT: services.S3_ENDPOINT,
    S3_REGION: services.S3_REGION,
    S3_BUCKET: services.S3_BUCKET,
    S3_ACCESS_KEY: services.S3_ACCESS_KEY,
    S3_SECRET_KEY: services.S3_SECRET_KEY,
    SMS_DRIVER: 'simulator',
    SMS_URL: services.SMS_URL,
    SMS_KEY: services.SMS_KEY,
    PAYMENT_MODE: 'simulator',
    PAYMENT_SIMULATOR_URL: services.PAYMENT_SIMULATOR_URL,
    MEDIA_NODES: services.MEDIA_NODES,
    MEDIA_API_SECRET: services.MEDIA_API_SECRET,
    MEDIA_ADMIN_KEY: services.MEDIA_ADMIN_KEY,
    // The media server is everybody's: rooms of another database must not be met in it.
    MEDIA_ROOM_KEY: randomUUID(),
    MEDIA_RECORDINGS: services.MEDIA_RECORDINGS,
    TURN_URLS: services.TURN_URLS,
    TURN_SECRET: services.TURN_SECRET,
    OTP_KEY: 'test-otp-key-test-otp-key-test-otp-key',
    JWT_KEYS: 'new:test-key-test-key-test-key-test-key-2,old:test-key-test-key-test-key-test-key-1',
    DATA_KEYS: 'test:test-data-key-test-data-key-test-data-key',
    // On some days of the week every family of the demo school would get one.
    WEEKLY_LETTERS: 'off',
    PUBLIC_SCHEME: 'http',
    API_PORT: '0',
  };
}
