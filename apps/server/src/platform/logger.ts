import { type DestinationStream, type Logger, pino } from 'pino';

export type { Logger };

const secrets = [
  'password',
  'new_password',
  'newPassword',
  'otp',
  'reset_password_token',
  'device_token',
  'ticket',
  'invitation_token',
  'access_token',
  'refresh_token',
  'authorization',
];
const secretPaths = [
  ...secrets,
  ...secrets.map((name) => `*.${name}`),
  ...secrets.map((name) => `*.*.${name}`),
  'req.headers.authorization',
  'req.headers.cookie',
];

/** Structured lines; secrets are cut out by name wherever an object with them is logged. */
export function createLogger(level: string, destination?: DestinationStream): Logger {
  const options = {
    level,
    base: null,
    redact: { paths: secretPaths, censor: '[redacted]' },
    formatters: { level: (label: string) => ({ level: label }) },
  };
  return destination ? pino(options, destination) : pino(options);
}

/** Query strings may carry tickets and search words: they never reach a log. */
export const pathOnly = (url: string): string => url.split('?', 1)[0] ?? url;
