import { type DestinationStream, type Logger, pino } from 'pino';

export type { Logger };

const secrets = new Set([
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
  'cookie',
]);
const deepest = 5;

/** Structured lines; secrets are cut out by name wherever an object with them is logged. */
export function createLogger(level: string, destination?: DestinationStream): Logger {
  const options = {
    level,
    base: null,
    formatters: {
      level: (label: string) => ({ level: label }),
      log: (line: Record<string, unknown>) => withoutSecrets(line, 1) as Record<string, unknown>,
    },
    serializers: { err: (error: unknown) => withoutSecrets(serializeError(error), 1) },
  };
  return destination ? pino(options, destination) : pino(options);
}

/**
 * The same object where there is nothing to hide, which is nearly always: pino's own redaction copies and walks
 * every line for every name, and cost more than all else that is done for a saved answer.
 */
function withoutSecrets(value: unknown, depth: number): unknown {
  if (depth > deepest || !isPlain(value)) return value;
  let copy: Record<string, unknown> | null = null;
  for (const key of Object.keys(value)) {
    const before = value[key];
    const after = secrets.has(key) ? '[redacted]' : withoutSecrets(before, depth + 1);
    if (after === before) continue;
    copy ??= (Array.isArray(value) ? [...value] : { ...value }) as Record<string, unknown>;
    copy[key] = after;
  }
  return copy ?? value;
}

/** As pino writes it, but as a plain object that can be looked through. */
const serializeError = (error: unknown): unknown =>
  error instanceof Error ? { ...pino.stdSerializers.err(error) } : error;

function isPlain(value: unknown): value is Record<string, unknown> {
  if (typeof value !== 'object' || value === null) return false;
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === Object.prototype || prototype === null || Array.isArray(value);
}

/** Query strings may carry tickets and search words: they never reach a log. */
export const pathOnly = (url: string): string => url.split('?', 1)[0] ?? url;
