import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { type CableClient, openCable } from '../../../test/cable-client.ts';
import { aarav, dhruv, type SignedIn, shala, shreya, signIn, udaan } from '../../../test/people.ts';
import { killProcesses, type ServerProcess, startProcess } from '../../../test/process.ts';
import { runJob } from '../../../test/worker.ts';
import { openWorld, type World } from '../../../test/world.ts';

let world: World;
let one: ServerProcess;
let two: ServerProcess;
let student: SignedIn;
beforeAll(async () => {
  world = await openWorld();
  [one, two] = await Promise.all([
    startProcess('api', world.environment),
    startProcess('api', world.environment),
  ]);
  student = await signIn(world.server, aarav);
}, 120_000);
const opened: CableClient[] = [];
afterEach(() => {
  for (const { socket } of opened.splice(0)) socket.terminate();
});
afterAll(async () => {
  killProcesses();
  await world.stop();
});

/** It is written while the connection goes on. */
const patient = { timeout: 20_000 };

const ticketFor = async ({ headers }: SignedIn): Promise<string> => {
  const answer = await world.server.inject({
    method: 'POST',
    url: '/api/v1/user_management/auth/cable_ticket',
    headers,
  });
  return answer.json().ticket;
};
const connect = async (to: ServerProcess, query: Record<string, string>, options = {}) => {
  const client = await openCable(to.port, query, options);
  opened.push(client);
  return client;
};
const connectAs = async (to: ServerProcess, who: SignedIn, more: Record<string, string> = {}) => {
  const client = await connect(to, { ticket: await ticketFor(who), ...more });
  client.subscribe(who.body.student.id);
  await client.find((message) => message.type === 'confirm_subscription');
  return client;
};
/** What the pings say: the second they were sent in. */
const pingsOf = ({ messages }: CableClient): number[] =>
  messages.flatMap(({ type, message }) => (type === 'ping' ? [Number(message)] : []));
const idOf = ({ body }: SignedIn) => body.student.id;
const tenantId = async () =>
  Number((await world.pool.query("SELECT id FROM tenant WHERE slug = 'shala'")).rows[0].id);
const publish = async (who: SignedIn, message: { type: string; [more: string]: unknown }) =>
  world.modules.news.publish({ tenantId: await tenantId(), studentId: idOf(who) }, message);

describe('the door', () => {
  test('speaks the Action Cable protocol: welcome, confirmation, a ping every three seconds', async () => {
    const client = await connectAs(one, student);
    expect(client.socket.protocol).toBe('actioncable-v1-json');
    expect(client.messages[0]).toEqual({ type: 'welcome' });
    const identifier = JSON.stringify({ channel: 'SessionActivityChannel', student_id: idOf(student) });
    expect(client.messages).toContainEqual({ identifier, type: 'confirm_subscription' });
    await client.find(() => pingsOf(client).length >= 2);
    const [first = 0, second = 0] = pingsOf(client);
    expect(first).toBeGreaterThan(1_700_000_000);
    expect(second - first).toBeGreaterThanOrEqual(2);
  });

  test('a ticket opens it once, for a minute, and only on the hosts of its tenant', async () => {
    const used = await ticketFor(student);
    await connect(one, { ticket: used });
    await expect(connect(two, { ticket: used })).rejects.toThrow('401');
    const old = await ticketFor(student);
    await world.moveClock('61 seconds');
    await expect(connect(one, { ticket: old })).rejects.toThrow('401');
    await world.moveClock('-61 seconds');
    const elsewhere = await ticketFor(student);
    await expect(connect(one, { ticket: elsewhere }, { host: udaan })).rejects.toThrow('401');
  });

  test('of twenty who bring the same ticket at once one gets in', async () => {
    const ticket = await ticketFor(student);
    const tries = await Promise.allSettled(
      Array.from({ length: 20 }, (_, index) => connect(index % 2 ? one : two, { ticket })),
    );
    expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });

  test('stays shut without a ticket, with a made-up one, and for a wrong token', async () => {
    for (const query of [{}, { ticket: 'made-up' }, { access_token: 'made.up.token' }, { ticket: '' }]) {
      await expect(connect(one, query as Record<string, string>), JSON.stringify(query)).rejects.toThrow(
        '401',
      );
    }
    const other = await signIn(world.server, shreya, udaan);
    const token = other.body.token.access_token;
    await expect(connect(one, { access_token: token })).rejects.toThrow('401');
  });

  test('[WS1-01] takes the frozen query values, believes the token and nothing else', async () => {
    const client = await connect(
      one,
      {
        access_token: student.body.token.access_token,
        operating_system: 'Plan 9',
        ip_address: '192.0.2.99',
        browser: 'Forged/1.0',
        course_id: '1',
        course_type: 'ClassRoom',
        student_id: '1',
      },
      { userAgent: 'Real browser' },
    );
    client.subscribe(idOf(student));
    await client.find((message) => message.type === 'confirm_subscription');
    const written = async () =>
      (
        await world.pool.query(
          "SELECT host(ip) AS ip, user_agent, event FROM session_activity WHERE student_id = $1 AND user_agent = 'Real browser'",
          [idOf(student)],
        )
      ).rows;
    await expect
      .poll(written, patient)
      .toEqual([{ ip: '127.0.0.1', user_agent: 'Real browser', event: 'connect' }]);
  });

  test('no log line of the process carries a ticket or a token', async () => {
    const ticket = await ticketFor(student);
    await connect(one, { ticket });
    await expect(connect(one, { ticket: 'secret-looking-ticket' })).rejects.toThrow('401');
    const text = JSON.stringify(one.lines);
    expect(text).toContain('/cable');
    for (const secret of [ticket, 'secret-looking-ticket', student.body.token.access_token]) {
      expect(text).not.toContain(secret);
    }
  });

  test('a blocked student is let in no more', async () => {
    const blocked = await signIn(world.server, dhruv);
    const ticket = await ticketFor(blocked);
    await world.pool.query('UPDATE student SET blocked_at = app_now() WHERE id = $1', [idOf(blocked)]);
    await expect(connect(one, { ticket })).rejects.toThrow('403');
    await world.pool.query('UPDATE student SET blocked_at = NULL WHERE id = $1', [idOf(blocked)]);
  });
});

describe('the session-activity channel', () => {
  test('[WS1-02] is one per student: the own one is confirmed, every other is rejected', async () => {
    const other = await signIn(world.server, dhruv);
    const client = await connectAs(one, student);
    const rejected = async (studentId: unknown, channel?: string) => {
      client.messages.length = 0;
      client.subscribe(studentId, channel);
      const answer = await client.find(({ type }) => type === 'reject_subscription');
      expect(JSON.parse(String(answer.identifier))).toMatchObject({ student_id: studentId });
    };
    await rejected(idOf(other));
    await rejected(987_654_321);
    await rejected(String(idOf(student)));
    await rejected(idOf(student), 'AdminChannel');
    await publish(other, { type: 'secret_of_dhruv' });
    await publish(student, { type: 'own' });
    await client.find(({ message }) => (message as { type?: string })?.type === 'own');
    expect(JSON.stringify(client.messages)).not.toContain('secret_of_dhruv');
  });

  test('news reach the devices of a student on both processes, whoever tells them', async () => {
    const [first, second] = [await connectAs(one, student), await connectAs(two, student)];
    await publish(student, { type: 'worksheet_added', count: 3 });
    const identifier = JSON.stringify({ channel: 'SessionActivityChannel', student_id: idOf(student) });
    for (const client of [first, second]) {
      const heard = await client.find(({ message }) => (message as { count?: number })?.count === 3);
      expect(heard).toEqual({
        identifier,
        message: { type: 'worksheet_added', count: 3, id: expect.stringMatching(/^\d+-\d+$/) },
      });
    }
  });

  test('a device that comes back with the last event id hears what it missed', async () => {
    const before = await connectAs(one, student);
    await publish(student, { type: 'heard' });
    const { message } = await before.find((one) => (one.message as { type?: string })?.type === 'heard');
    before.socket.close();
    await before.closed;
    await publish(student, { type: 'missed', number: 1 });
    await publish(student, { type: 'missed', number: 2 });
    const after = await connectAs(two, student, { last_event_id: (message as { id: string }).id });
    await after.find(({ message }) => (message as { number?: number })?.number === 2);
    const news = after.messages.flatMap(({ message }) => (typeof message === 'object' ? [message] : []));
    expect(news).toMatchObject([
      { type: 'missed', number: 1 },
      { type: 'missed', number: 2 },
    ]);
  });

  test('after unsubscribing nothing more is heard', async () => {
    const client = await connectAs(one, student);
    const identifier = JSON.stringify({ channel: 'SessionActivityChannel', student_id: idOf(student) });
    client.socket.send(JSON.stringify({ command: 'unsubscribe', identifier }));
    // Commands are obeyed in their order, and so are answers sent: what is asked for last is answered last.
    const answersCome = async () => {
      client.messages.length = 0;
      client.subscribe(0);
      await client.find(({ type }) => type === 'reject_subscription');
    };
    await answersCome();
    const other = await connectAs(one, student);
    await publish(student, { type: 'unheard' });
    await other.find(({ message }) => (message as { type?: string })?.type === 'unheard');
    await answersCome();
    expect(JSON.stringify(client.messages)).not.toContain('unheard');
  });

  test('what is told while Redis has lost the process is heard after all: pages are asked to come back', async () => {
    const before = await connectAs(one, student);
    await publish(student, { type: 'heard', number: 11 });
    const heard = await before.find(({ message }) => (message as { number?: number })?.number === 11);
    const clients = String(await world.redis.call('CLIENT', 'LIST', 'TYPE', 'pubsub')).split('\n');
    const own = clients.filter((line) => line.includes(` name=${world.environment.REDIS_PREFIX}news `));
    expect(own).not.toEqual([]);
    for (const line of own) {
      await world.redis.client('KILL', 'ID', Number(/^id=(\d+) /.exec(line)?.[1]));
    }
    await publish(student, { type: 'told_meanwhile' });
    expect(await before.closed).toBe(1012);
    expect(before.messages).toContainEqual({ type: 'disconnect', reason: 'server_restart', reconnect: true });
    const after = await connectAs(one, student, { last_event_id: (heard.message as { id: string }).id });
    await after.find(({ message }) => (message as { type?: string })?.type === 'told_meanwhile');
  });

  test('a client that talks nonsense is cut off', async () => {
    const client = await connect(one, { ticket: await ticketFor(student) });
    client.socket.send('not a command');
    expect(await client.closed).toBe(1008);
  });
});

describe('a connection ends', () => {
  /** Each process looks with every ping, three seconds apart; one look may be under way already. */
  const mostPings = 2;

  test('with the next look after a sign-out on another process, and is told not to come back', async () => {
    const leaving = await signIn(world.server, dhruv);
    const client = await connectAs(two, leaving);
    const answer = await fetch(`http://127.0.0.1:${one.port}/api/v1/user_management/auth/sessions`, {
      method: 'DELETE',
      headers: { authorization: leaving.headers.authorization },
    });
    expect(answer.status).toBe(200);
    const before = pingsOf(client).length;
    expect(await client.closed).toBe(1008);
    expect(pingsOf(client).length - before).toBeLessThanOrEqual(mostPings);
    expect(client.messages).toContainEqual({ type: 'disconnect', reason: 'unauthorized', reconnect: false });
    const other = await signIn(world.server, aarav);
    await connectAs(two, other);
  });

  test('with the next look after the student was blocked', async () => {
    const blocked = await signIn(world.server, dhruv);
    const client = await connectAs(one, blocked);
    await world.pool.query('UPDATE student SET blocked_at = app_now() WHERE id = $1', [idOf(blocked)]);
    const before = pingsOf(client).length;
    expect(await client.closed).toBe(1008);
    expect(pingsOf(client).length - before).toBeLessThanOrEqual(mostPings);
    await world.pool.query('UPDATE student SET blocked_at = NULL WHERE id = $1', [idOf(blocked)]);
  });

  test('coming and going is written down and forgotten after 30 days', async () => {
    const own = await signIn(world.server, dhruv);
    const client = await connectAs(one, own);
    client.socket.close();
    await client.closed;
    const rows = async () =>
      (
        await world.pool.query(
          'SELECT event FROM session_activity WHERE student_id = $1 AND session_id = (SELECT id FROM session WHERE student_id = $1 ORDER BY created_at DESC LIMIT 1) ORDER BY id',
          [idOf(own)],
        )
      ).rows.map(({ event }) => event);
    await expect.poll(rows, patient).toEqual(['connect', 'disconnect']);
    await world.moveClock('29 days 23 hours');
    await runJob(world, 'forget-session-activity');
    expect(await rows()).toHaveLength(2);
    await world.moveClock('2 hours');
    await runJob(world, 'forget-session-activity');
    expect(await rows()).toHaveLength(0);
    await world.moveClock('-30 days -1 hours');
  });

  test('when the process stops: everybody is asked to come back elsewhere, and it exits cleanly', async () => {
    const client = await connectAs(two, student);
    two.child.kill('SIGTERM');
    expect(await client.closed).toBe(1012);
    expect(client.messages).toContainEqual({ type: 'disconnect', reason: 'server_restart', reconnect: true });
    expect(await two.exited).toBe(0);
  });
});

test('a call that is not a socket gets no further than a token would', async () => {
  const url = `http://127.0.0.1:${one.port}/cable`;
  expect((await fetch(url)).status).toBe(401);
  expect((await world.server.inject({ url: '/cable', headers: { host: shala } })).statusCode).toBe(401);
});
