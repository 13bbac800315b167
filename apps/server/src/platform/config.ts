import * as z from 'zod';
import type { MediaConfig } from './media/open-media.ts';
import type { PaymentSite } from './payment/open-gateway.ts';

const port = z.coerce.number().int().min(0).max(65535);
const list = z
  .string()
  .default('')
  .transform((text) =>
    text
      .split(',')
      .map((part) => part.trim())
      .filter(Boolean),
  );

/** `kid:secret` pairs, newest first: the first signs, all verify, so keys can be rotated without a sign-out. */
export const keyList = z
  .string()
  .transform((text) => text.split(',').map((pair) => pair.trim().split(':')))
  .pipe(z.array(z.tuple([z.string().min(1), z.string().min(32)])).min(1))
  .transform((pairs) => pairs.map(([kid, secret]) => ({ kid, secret })));

const templates = list.transform((pairs) => Object.fromEntries(pairs.map((pair) => pair.split('=', 2))));

/** `name=address` pairs of media servers; a room remembers the name, and the recordings lie in a folder of it. */
const mediaNodes = list
  .pipe(z.array(z.string().regex(/^[a-z0-9-]{1,40}=(ws|wss|ws\+unix):\/\/\S+$/)))
  .transform((pairs) =>
    pairs.map((pair) => ({ name: pair.slice(0, pair.indexOf('=')), url: pair.slice(pair.indexOf('=') + 1) })),
  );

const mediaNeeds = ['MEDIA_API_SECRET', 'MEDIA_ADMIN_KEY', 'MEDIA_ROOM_KEY', 'MEDIA_RECORDINGS'] as const;

const schema = z
  .object({
    NODE_ENV: z.enum(['development', 'test', 'production']).default('development'),
    HOST: z.string().default('127.0.0.1'),
    API_PORT: port.default(4000),
    LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
    DATABASE_URL: z.url(),
    DATABASE_POOL: z.coerce.number().int().min(1).max(100).default(10),
    /** A statement of a request that takes longer is given up, and the caller is asked to try again; 0: never. */
    DATABASE_STATEMENT_MS: z.coerce.number().int().min(0).max(600_000).default(15_000),
    REDIS_URL: z.url(),
    REDIS_PREFIX: z.string().default('shala:'),
    SMTP_URL: z.url(),
    S3_ENDPOINT: z.url(),
    /** Where browsers fetch files from, if that is not the address the server uses. */
    S3_PUBLIC_ENDPOINT: z.url().optional(),
    S3_REGION: z.string().min(1),
    S3_BUCKET: z.string().min(1),
    S3_ACCESS_KEY: z.string().min(1),
    S3_SECRET_KEY: z.string().min(1),
    /** How long a signed address of a file opens it. */
    MEDIA_LINK_SECONDS: z.coerce.number().int().min(3).max(900).default(900),
    /** A virus scanner, `tcp://host:3310` or `unix:/run/clamav/clamd.ctl`; without it nothing is scanned. */
    CLAMD_URL: z
      .string()
      .regex(/^(tcp:\/\/[^\s/]+|unix:\/\S+)$/)
      .optional(),
    OTP_KEY: z.string().min(32),
    SMS_DRIVER: z.enum(['http', 'simulator']),
    SMS_URL: z.url(),
    SMS_KEY: z.string().min(8),
    SMS_SENDER_ID: z.string().default('SHALAI'),
    /** Registered template ids, `otp=1107...,guardian_invitation=1107...`, for each template of sms.ts. */
    SMS_TEMPLATES: templates,
    /** live: the gateways themselves. The simulator of this repository is for development and tests. */
    PAYMENT_MODE: z.enum(['live', 'simulator']).default('live'),
    PAYMENT_SIMULATOR_URL: z.url().optional(),
    /** Where browsers reach the simulator, if that is not the address the server uses. */
    PAYMENT_SIMULATOR_PUBLIC_URL: z.url().optional(),
    /** `name=ws+unix:///run/janus.sock`, several with commas; without any, classes are held elsewhere only. */
    MEDIA_NODES: mediaNodes.prefault(''),
    MEDIA_API_SECRET: z.string().min(16).optional(),
    MEDIA_ADMIN_KEY: z.string().min(16).optional(),
    /** The rooms' own secrets are made of it: all processes must have the same. */
    MEDIA_ROOM_KEY: z.string().min(32).optional(),
    /** A folder with one folder per node, at the same path for the node and for the worker. */
    MEDIA_RECORDINGS: z.string().startsWith('/').optional(),
    /** `turn:host:port?transport=udp`, several with commas: for those whose network lets nothing else through. */
    TURN_URLS: list,
    TURN_SECRET: z.string().min(16).optional(),
    MAIL_FROM: z.string().default('no-reply@shala.example.org'),
    JWT_KEYS: keyList,
    /** Seal what has to be read again: TOTP secrets, secrets of school ERPs. */
    DATA_KEYS: keyList.prefault('development:development-data-key-development-data-key'),
    TRUSTED_PROXIES: list,
    WEB_ROOT: z.string().optional(),
    CONSOLE_ROOT: z.string().optional(),
    PUBLIC_SCHEME: z.enum(['http', 'https']).default('https'),
    PUBLIC_PORT: port.optional(),
    METRICS_TOKEN: z.string().min(16).optional(),
    OTEL_EXPORTER_OTLP_ENDPOINT: z.url().optional(),
    API_DOCS: z.stringbool().default(true),
    DRAIN_MS: z.coerce.number().int().min(0).max(60_000).default(500),
    /** A worker that was silent for so long is dead, and its jobs are run by another. */
    WORKER_SILENT_SECONDS: z.coerce.number().min(1).max(600).default(15),
    /** The weekly letter to parents: an installation that moves, or is tried out, may keep it back. */
    WEEKLY_LETTERS: z.stringbool().default(true),
    WORKER_CONCURRENCY: z.coerce.number().int().min(1).max(50).default(4),
  })
  .check((context) => {
    const { value } = context;
    const refuse = (path: string, message: string) =>
      context.issues.push({ code: 'custom', path: [path], message, input: value });
    if (value.PAYMENT_MODE === 'simulator' && value.PAYMENT_SIMULATOR_URL === undefined)
      refuse('PAYMENT_SIMULATOR_URL', 'the simulator needs an address');
    for (const name of mediaNeeds)
      if (value.MEDIA_NODES.length > 0 && value[name] === undefined) refuse(name, 'media nodes need it');
    if (value.TURN_URLS.length > 0 && value.TURN_SECRET === undefined)
      refuse('TURN_SECRET', 'the relay needs it');
    if (value.NODE_ENV !== 'production') return;
    if (value.JWT_KEYS.some((key) => key.secret.startsWith('development'))) {
      refuse('JWT_KEYS', 'a development key is not allowed in production');
    }
    if (value.DATA_KEYS.some((key) => key.secret.startsWith('development'))) {
      refuse('DATA_KEYS', 'a development key is not allowed in production');
    }
    if (value.OTP_KEY.startsWith('development'))
      refuse('OTP_KEY', 'a development key is not allowed in production');
    if (value.SMS_DRIVER === 'simulator') refuse('SMS_DRIVER', 'the simulator is not allowed in production');
    if (value.PAYMENT_MODE === 'simulator')
      refuse('PAYMENT_MODE', 'the simulator is not allowed in production');
  });

export type Config = z.infer<typeof schema>;

/** Which gateways are spoken to: the real ones, unless a simulator was asked for. */
export const paymentSite = (
  config: Pick<Config, 'PAYMENT_MODE'> & {
    PAYMENT_SIMULATOR_URL?: string | undefined;
    PAYMENT_SIMULATOR_PUBLIC_URL?: string | undefined;
  },
): PaymentSite =>
  config.PAYMENT_MODE === 'simulator' && config.PAYMENT_SIMULATOR_URL !== undefined
    ? {
        mode: 'simulator',
        url: config.PAYMENT_SIMULATOR_URL,
        publicUrl: config.PAYMENT_SIMULATOR_PUBLIC_URL ?? config.PAYMENT_SIMULATOR_URL,
      }
    : { mode: 'live' };

/** Whatever is missing belongs to servers that are not there. */
export const mediaConfig = (config: Config): MediaConfig => ({
  nodes: config.MEDIA_NODES,
  apiSecret: config.MEDIA_API_SECRET ?? '',
  adminKey: config.MEDIA_ADMIN_KEY ?? '',
  roomKey: config.MEDIA_ROOM_KEY ?? '',
  recordings: config.MEDIA_RECORDINGS ?? '',
  relay: { urls: config.TURN_URLS, secret: config.TURN_SECRET ?? '' },
});

/** Parses the environment once; the message names every wrong variable and none of their values. */
export function parseConfig(environment: Record<string, string | undefined>): Config {
  const result = schema.safeParse(environment);
  if (result.success) return result.data;
  const lines = result.error.issues.map((issue) => `  ${issue.path.join('.')}: ${issue.message}`);
  throw new Error(`The configuration is not usable:\n${lines.join('\n')}`);
}
