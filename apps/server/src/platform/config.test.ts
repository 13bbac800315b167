import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { mediaConfig, parseConfig, paymentSite } from './config.ts';

const good = {
  DATABASE_URL: 'postgres://u:p@127.0.0.1/db',
  REDIS_URL: 'redis://127.0.0.1',
  SMTP_URL: 'smtp://127.0.0.1:25',
  S3_ENDPOINT: 'http://127.0.0.1:9000',
  S3_REGION: 'us-east-1',
  S3_BUCKET: 'shala',
  S3_ACCESS_KEY: 'key',
  S3_SECRET_KEY: 'secret',
  OTP_KEY: 'o'.repeat(32),
  SMS_DRIVER: 'http',
  SMS_URL: 'https://sms.example',
  SMS_KEY: 'sms-key-1',
  JWT_KEYS: 'k2:bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb,k1:aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa',
};

test('keys are read newest first', () => {
  expect(parseConfig(good).JWT_KEYS.map((key) => key.kid)).toEqual(['k2', 'k1']);
});

test('a wrong variable is named, its value is not', () => {
  const secret = 'k1:tooshort-secret';
  expect(() => parseConfig({ ...good, JWT_KEYS: secret })).toThrow(/JWT_KEYS/);
  expect(() => parseConfig({ ...good, JWT_KEYS: secret })).not.toThrow(/tooshort/);
});

test('a development key is refused in production', () => {
  const JWT_KEYS = 'dev:development-only-development-only-1234';
  expect(() => parseConfig({ ...good, JWT_KEYS, NODE_ENV: 'production' })).toThrow(/production/);
  expect(parseConfig({ ...good, JWT_KEYS }).NODE_ENV).toBe('development');
});

test('the SMS simulator is refused in production', () => {
  expect(() => parseConfig({ ...good, SMS_DRIVER: 'simulator', NODE_ENV: 'production' })).toThrow(
    /SMS_DRIVER/,
  );
  expect(parseConfig({ ...good, SMS_DRIVER: 'simulator' }).SMS_DRIVER).toBe('simulator');
});

test('the payment simulator is refused in production, and without an address', () => {
  const simulator = { ...good, PAYMENT_MODE: 'simulator', PAYMENT_SIMULATOR_URL: 'http://127.0.0.1:8027' };
  expect(() => parseConfig({ ...simulator, NODE_ENV: 'production' })).toThrow(/PAYMENT_MODE/);
  expect(() => parseConfig({ ...good, PAYMENT_MODE: 'simulator' })).toThrow(/PAYMENT_SIMULATOR_URL/);
  expect(paymentSite(parseConfig(simulator))).toMatchObject({ mode: 'simulator' });
  expect(paymentSite(parseConfig(good))).toEqual({ mode: 'live' });
});

test('media nodes are read by name, and not without their keys', () => {
  const MEDIA_NODES = 'local=ws+unix:///run/janus.sock, two=wss://media.example/janus?a=b';
  const keys = {
    MEDIA_API_SECRET: 'a'.repeat(16),
    MEDIA_ADMIN_KEY: 'b'.repeat(16),
    MEDIA_ROOM_KEY: 'c'.repeat(32),
    MEDIA_RECORDINGS: '/var/recordings',
  };
  expect(mediaConfig(parseConfig({ ...good, ...keys, MEDIA_NODES })).nodes).toEqual([
    { name: 'local', url: 'ws+unix:///run/janus.sock' },
    { name: 'two', url: 'wss://media.example/janus?a=b' },
  ]);
  expect(() => parseConfig({ ...good, MEDIA_NODES })).toThrow(/MEDIA_ROOM_KEY/);
  expect(() => parseConfig({ ...good, ...keys, MEDIA_NODES: '../up=ws://a' })).toThrow(/MEDIA_NODES/);
  expect(mediaConfig(parseConfig(good)).nodes).toEqual([]);
});

test('a relay is not read without its secret', () => {
  const TURN_URLS = 'turn:relay:3478?transport=udp,turn:relay:3478?transport=tcp';
  expect(() => parseConfig({ ...good, TURN_URLS })).toThrow(/TURN_SECRET/);
  const { relay } = mediaConfig(parseConfig({ ...good, TURN_URLS, TURN_SECRET: 's'.repeat(16) }));
  expect(relay.urls).toEqual(['turn:relay:3478?transport=udp', 'turn:relay:3478?transport=tcp']);
});

test('the example for a server names only variables that are read, and is usable once its gaps are filled', () => {
  const text = readFileSync(new URL('../../../../deploy/shala.env.example', import.meta.url), 'utf8');
  const lines = text.split('\n').filter((line) => /^[A-Z]/.test(line));
  const filled = Object.fromEntries(
    lines.map((line) => {
      const at = line.indexOf('=');
      const name = line.slice(0, at);
      const secret = name.endsWith('_KEYS') ? `one:${'x'.repeat(32)}` : 'x'.repeat(32);
      return [name, line.slice(at + 1) || secret];
    }),
  );
  const config = parseConfig(filled);
  expect(Object.keys(filled).filter((name) => !(name in config))).toEqual([]);
  expect(config.NODE_ENV).toBe('production');
});
