import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { messagesTo, newPhone, waitForCode } from '../../../test/messages.ts';
import { otpCalls } from '../../../test/otp.ts';
import { kids, shala, udaan } from '../../../test/people.ts';
import { startTestWorker } from '../../../test/worker.ts';
import { openWorld, type World } from '../../../test/world.ts';

let world: World;
let worker: { stop(): Promise<void> };
beforeAll(async () => {
  world = await openWorld();
  worker = await startTestWorker(world);
});
afterAll(async () => {
  await worker.stop();
  await world.stop();
});

const { call, send, login } = otpCalls(() => world);
const wrong = (code: string) => String((Number(code) + 1) % 10_000).padStart(4, '0');
const without = (answer: { statusCode: number; json(): Record<string, unknown> }) => {
  const { request_id, ...body } = answer.json();
  return { status: answer.statusCode, body };
};
const pastCoolDown = () => world.moveClock('31 seconds');

describe('a code', () => {
  test('[AP-02] [CN-03] is sent as four digits, once per cool-down', async () => {
    const phone = newPhone();
    const first = await send(phone);
    expect(first.json()).toEqual({
      success: true,
      retry_after: 30,
      otp_length: 4,
      channels: ['sms', 'voice', 'whatsapp'],
    });
    expect(await waitForCode(phone)).toMatch(/^\d{4}$/);
    const again = await send(phone);
    expect(again.statusCode).toBe(200);
    expect(again.json().retry_after).toBeLessThanOrEqual(30);
    await pastCoolDown();
    await send(phone);
    await waitForCode(phone, 2);
    expect(await messagesTo(phone)).toHaveLength(2);
  });

  test('[CN-02] ten digits without a country are Indian, and nine are refused in the words of the contract', async () => {
    const phone = newPhone();
    await send(phone.slice(3));
    expect(await waitForCode(phone)).toMatch(/^\d{4}$/);
    const short = await send('900001234');
    expect(short.statusCode).toBe(422);
    expect(short.json().error).toBe('Mobile Number should not be more or less then 10 digits');
  });

  test('goes out three times in a quarter of an hour and no more, then answers when to come back', async () => {
    const phone = newPhone();
    for (let turn = 1; turn <= 3; turn += 1) {
      expect((await send(phone)).statusCode).toBe(200);
      await waitForCode(phone, turn);
      await pastCoolDown();
    }
    const fourth = await send(phone);
    expect(fourth.statusCode).toBe(429);
    expect(fourth.json()).toMatchObject({ code: 'otp_capped' });
    expect(Number(fourth.headers['retry-after'])).toBeGreaterThan(600);
    await waitForCode(phone, 3);
    expect(await messagesTo(phone)).toHaveLength(3);
  });

  test('goes out six times a day at the most', async () => {
    const phone = newPhone();
    for (let turn = 0; turn < 6; turn += 1) {
      expect((await send(phone)).statusCode).toBe(200);
      await world.moveClock('16 minutes');
    }
    expect((await send(phone)).statusCode).toBe(429);
    await world.moveClock('24 hours');
    expect((await send(phone)).statusCode).toBe(200);
    await world.moveClock('-24 hours -96 minutes');
  });

  test('that was right is not counted, and a device that gave one has an allowance of its own', async () => {
    const phone = newPhone();
    await send(phone);
    const signedIn = await login(phone, await waitForCode(phone));
    const { device_token } = signedIn.json();
    for (let turn = 0; turn < 3; turn += 1) {
      await pastCoolDown();
      expect((await send(phone)).statusCode).toBe(200);
    }
    await pastCoolDown();
    expect((await send(phone)).statusCode).toBe(429);
    expect((await send(phone, shala, { device_token })).statusCode).toBe(200);
  });
});

describe('a way the brand does not have', () => {
  test('is refused', async () => {
    expect((await send(newPhone(), udaan, { channel: 'voice' })).json()).toMatchObject({
      code: 'channel_closed',
    });
    expect((await send(newPhone(), shala, { channel: 'voice' })).statusCode).toBe(200);
  });
});

describe('signing in with a code', () => {
  test('[AP-03] [CN-06] [ER-06] the right one makes the account of a new number and opens it', async () => {
    const phone = newPhone();
    await send(phone);
    const answer = await login(phone, await waitForCode(phone));
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toMatchObject({
      parent: { phone_number: phone, current_student: null, step: 2 },
      token: { token_type: 'Bearer' },
      is_new_account: true,
    });
    await pastCoolDown();
    await send(phone);
    const again = await login(phone, await waitForCode(phone, 2));
    expect(again.json()).toMatchObject({ is_new_account: false, parent: { id: answer.json().parent.id } });
  });

  test('[AP-03] a parent of the school comes in with the child looked at last', async () => {
    const phone = '+919000010009';
    const before = (await messagesTo(phone)).length;
    await send(phone);
    const answer = await login(phone, await waitForCode(phone, before + 1));
    expect(answer.json().parent).toMatchObject({
      first_name: 'Bindu',
      current_student: { id: expect.any(Number), step: 0 },
    });
  });

  test('[ER-05] five wrong codes burn the challenge, and the right one is worth nothing then', async () => {
    const phone = newPhone();
    await send(phone);
    const code = await waitForCode(phone);
    for (let left = 4; left > 0; left -= 1) {
      const answer = await login(phone, wrong(code));
      expect(answer.statusCode).toBe(422);
      expect(answer.json()).toMatchObject({
        error: "Mobile number isn't registered or try again later!",
        code: 'otp_invalid',
        details: { tries_left: left },
      });
    }
    expect((await login(phone, wrong(code))).json()).toMatchObject({ code: 'otp_locked' });
    expect((await login(phone, code)).json()).toMatchObject({ code: 'otp_locked' });
  });

  test('wrong codes sent all at once are counted one by one', async () => {
    const phone = newPhone();
    await send(phone);
    const code = await waitForCode(phone);
    const answers = await Promise.all(Array.from({ length: 12 }, () => login(phone, wrong(code))));
    const codes = answers.map((answer) => answer.json().code);
    expect(codes.filter((each) => each === 'otp_invalid')).toHaveLength(4);
    expect((await login(phone, code)).json()).toMatchObject({ code: 'otp_locked' });
  });

  test('a code lives five minutes and works once', async () => {
    const phone = newPhone();
    await send(phone);
    const code = await waitForCode(phone);
    const both = await Promise.all([login(phone, code), login(phone, code)]);
    expect(both.map((answer) => answer.statusCode).sort()).toEqual([200, 422]);
    await pastCoolDown();
    await send(phone);
    const late = await waitForCode(phone, 2);
    await world.moveClock('5 minutes 1 second');
    expect((await login(phone, late)).json()).toMatchObject({ code: 'otp_expired' });
  });

  test('a new code makes the old one worthless', async () => {
    const phone = newPhone();
    await send(phone);
    const old = await waitForCode(phone);
    await pastCoolDown();
    await send(phone);
    const fresh = await waitForCode(phone, 2);
    if (old !== fresh) expect((await login(phone, old)).statusCode).toBe(422);
    expect((await login(phone, fresh)).statusCode).toBe(200);
  });

  test('a number of one tenant is another family in the other', async () => {
    const phone = newPhone();
    await send(phone, shala);
    const here = (await login(phone, await waitForCode(phone), shala)).json();
    await send(phone, udaan);
    const there = (await login(phone, await waitForCode(phone, 2), udaan)).json();
    expect(there.is_new_account).toBe(true);
    expect(there.parent.id).not.toBe(here.parent.id);
  });
});

describe('where strangers may not sign up', () => {
  test('[ER-05] an unknown number gets the same answer and no message, and is refused at the code', async () => {
    const unknown = newPhone();
    const known = '+919000010001';
    const before = (await messagesTo(known)).length;
    expect(without(await send(unknown, kids))).toEqual(without(await send(known, kids)));
    await waitForCode(known, before + 1);
    expect(await messagesTo(unknown)).toEqual([]);
    const answer = await login(unknown, '0000', kids);
    expect(answer.json().error).toBe("Mobile number isn't registered or try again later!");
  });
});

describe('the full form', () => {
  const form = (phone: string) => ({
    phone_number: phone,
    email: 'Mother@Example.org',
    dob: '2014-03-09',
    first_name: 'Mira',
  });

  test("[AP-01] makes the parent and the first child, whose birthday is never taken for the adult's", async () => {
    const phone = newPhone();
    const asked = await call('POST', 'signup', form(phone));
    expect(asked.json()).toMatchObject({ success: true, retry_after: 30 });
    expect((await world.pool.query('SELECT FROM parent WHERE phone_number = $1', [phone])).rows).toHaveLength(
      0,
    );
    const { parent, is_new_account } = (await login(phone, await waitForCode(phone))).json();
    expect(is_new_account).toBe(true);
    expect(parent).toMatchObject({
      email: 'mother@example.org',
      first_name: 'Mira',
      dob: null,
      step: 2,
      current_student: { first_name: 'Mira', dob: '2014-03-09', step: 2, is_current: true },
    });
  });

  test('[ER-07] of a known number is told so only with a right code in hand', async () => {
    const known = '+919000010004';
    const unknown = newPhone();
    const before = (await messagesTo(known)).length;
    const answers = await Promise.all([
      call('POST', 'signup', form(known)),
      call('POST', 'signup', form(unknown)),
    ]);
    expect(without(answers[0])).toEqual(without(answers[1]));
    const code = await waitForCode(known, before + 1);
    expect((await login(known, wrong(code))).json().code).toBe('otp_invalid');
    const right = await login(known, code);
    expect(right.statusCode).toBe(422);
    expect(right.json()).toMatchObject({ error: 'Account already exists!', code: 'account_exists' });
    expect((await login(known, code)).json().code).toBe('otp_expired');
  });

  test('a resend still makes the account of the form, also where only the form may sign up', async () => {
    await world.pool.query(
      `UPDATE brand SET flags = flags || '{"phoneOnlySignup": false}' WHERE slug = 'udaan'`,
    );
    world.modules.tenancy.brands.forget();
    const phone = newPhone();
    await call('POST', 'signup', form(phone), udaan);
    await waitForCode(phone);
    await pastCoolDown();
    await send(phone, udaan);
    const answer = await login(phone, await waitForCode(phone, 2), udaan);
    expect(answer.json().parent.current_student).toMatchObject({ first_name: 'Mira' });
    await world.pool.query(
      `UPDATE brand SET flags = flags || '{"phoneOnlySignup": true}' WHERE slug = 'udaan'`,
    );
    world.modules.tenancy.brands.forget();
  });

  test('that a stranger sent for a known number does not keep its owner out', async () => {
    const known = '+919000010006';
    const before = (await messagesTo(known)).length;
    await call('POST', 'signup', form(known));
    await waitForCode(known, before + 1);
    await pastCoolDown();
    await send(known);
    const answer = await login(known, await waitForCode(known, before + 2));
    expect(answer.json()).toMatchObject({ is_new_account: false, parent: { first_name: 'Sunita' } });
  });

  test('corrected within the cool-down counts as corrected', async () => {
    const phone = newPhone();
    await call('POST', 'signup', form(phone));
    await call('POST', 'signup', { ...form(phone), first_name: 'Meera' });
    const answer = await login(phone, await waitForCode(phone));
    expect(answer.json().parent.current_student).toMatchObject({ first_name: 'Meera' });
  });

  test('with a birthday or an address that cannot be is refused before a code is spent', async () => {
    const phone = newPhone();
    const unborn = await call('POST', 'signup', { ...form(phone), dob: '2090-01-01' });
    expect([unborn.statusCode, unborn.json().code]).toEqual([422, 'dob_out_of_range']);
    expect((await call('POST', 'signup', { ...form(phone), email: 'nobody' })).statusCode).toBe(422);
    expect(await messagesTo(phone)).toEqual([]);
  });

  test('is closed where the brand has closed it', async () => {
    expect((await call('POST', 'signup', form(newPhone()), kids)).json()).toMatchObject({
      code: 'registration_closed',
    });
  });
});

describe('confirming', () => {
  test('a signed-in parent confirms with a code of their own number, good for ten minutes', async () => {
    const phone = newPhone();
    await send(phone);
    const { token } = (await login(phone, await waitForCode(phone))).json();
    const headers = { host: shala, authorization: `Bearer ${token.access_token}` };
    const confirmedAt = async () => {
      const { rows } = await world.pool.query<{ fresh: boolean }>(
        "SELECT confirmed_at > app_now() - interval '10 minutes' AS fresh FROM session JOIN parent ON parent.id = session.parent_id WHERE phone_number = $1",
        [phone],
      );
      return rows[0]?.fresh;
    };
    expect(await confirmedAt()).toBe(true);
    await world.moveClock('11 minutes');
    expect(await confirmedAt()).toBe(false);
    await send(phone);
    const otp = await waitForCode(phone, 2);
    const answer = await world.server.inject({
      method: 'POST',
      url: '/api/v1/user_management/parent/auth/confirm',
      headers,
      payload: { parent: { otp } },
    });
    expect(answer.statusCode).toBe(200);
    expect(await confirmedAt()).toBe(true);
  });
});
