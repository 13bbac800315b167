import { Writable } from 'node:stream';
import { expect, test } from 'vitest';
import { createLogger, pathOnly } from './logger.ts';

function logged(write: (log: ReturnType<typeof createLogger>) => void): string {
  let text = '';
  const sink = new Writable({
    write(chunk, _encoding, done) {
      text += String(chunk);
      done();
    },
  });
  write(createLogger('info', sink));
  return text;
}

test('passwords, codes and tokens never reach the log, however deep they lie', () => {
  const text = logged((log) =>
    log.info({
      password: 'Mango@2026',
      body: { student: { password: 'Mango@2026', refresh_token: 'r-secret' } },
      parent: { otp: '1234' },
      req: { headers: { authorization: 'Bearer a-secret' } },
    }),
  );
  for (const secret of ['Mango@2026', 'r-secret', '1234', 'a-secret']) expect(text).not.toContain(secret);
  expect(text).toContain('[redacted]');
});

test('an error keeps its message and stack, and loses the secrets that were hung on it', () => {
  const error = Object.assign(new Error('refused'), { request: { body: [{ otp: '1234' }] } });
  const text = logged((log) => log.error({ err: error }, 'a request failed'));
  const { err } = JSON.parse(text);
  expect(err).toMatchObject({
    type: 'Error',
    message: 'refused',
    request: { body: [{ otp: '[redacted]' }] },
  });
  expect(err.stack).toContain('logger.test.ts');
});

test('what was logged is not changed by it', () => {
  const body = { student: { password: 'Mango@2026' } };
  logged((log) => log.info({ body }));
  expect(body).toEqual({ student: { password: 'Mango@2026' } });
});

test('an address is logged without what follows the question mark', () => {
  expect(pathOnly('/auth/erp?ticket=abc')).toBe('/auth/erp');
});
