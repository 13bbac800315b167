import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { createSmsApi } from './sms-api.ts';
import { openSmsStore } from './sms-store.ts';

const file = () => join(mkdtempSync(join(tmpdir(), 'sms-')), 'messages.jsonl');
const headers = { authorization: 'Bearer k' };
const message = {
  to: '+919000010009',
  channel: 'sms',
  sender_id: 'SHALAI',
  template_id: '1107',
  variables: { code: '1234' },
  reference: 'otp-1',
};

test('a message is taken once per reference, can be read back, and outlives a restart', async () => {
  const path = file();
  const api = createSmsApi(openSmsStore(path), 'k');
  const first = await api.inject({ method: 'POST', url: '/v1/messages', headers, payload: message });
  const again = await api.inject({ method: 'POST', url: '/v1/messages', headers, payload: message });
  expect(first.statusCode).toBe(202);
  expect(again.json()).toEqual(first.json());
  const later = createSmsApi(openSmsStore(path), 'k');
  const read = await later.inject(`/api/messages?to=${encodeURIComponent(message.to)}`);
  expect(read.json()).toMatchObject([{ variables: { code: '1234' } }]);
  expect((await later.inject('/')).body).toContain('code: 1234');
});

test('a wrong key, a bad body and the numbers of bad days are refused', async () => {
  const api = createSmsApi(openSmsStore(file()), 'k');
  const send = async (payload: object, key = 'k') =>
    (
      await api.inject({
        method: 'POST',
        url: '/v1/messages',
        headers: { authorization: `Bearer ${key}` },
        payload,
      })
    ).statusCode;
  expect(await send(message, 'other')).toBe(401);
  expect(await send({ ...message, to: '9000010009' })).toBe(400);
  expect(await send({ ...message, to: '+919000010550' })).toBe(422);
  expect(await send({ ...message, to: '+919000010503' })).toBe(503);
});
