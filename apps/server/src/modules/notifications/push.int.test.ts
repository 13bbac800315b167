import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { type CableClient, openCable } from '../../../test/cable-client.ts';
import { callNotices } from '../../../test/notices.ts';
import { aarav, dhruv, type SignedIn, signIn } from '../../../test/people.ts';
import { killProcesses, type ServerProcess, startProcess } from '../../../test/process.ts';
import { settle } from '../../../test/worker.ts';
import { openWorld, type World } from '../../../test/world.ts';
import { emit } from '../../platform/events.ts';
import type { CommentAnswered } from '../announcements/index.ts';

let world: World;
let one: ServerProcess;
let two: ServerProcess;
let student: SignedIn;
let stranger: SignedIn;
beforeAll(async () => {
  world = await openWorld();
  [one, two] = await Promise.all([
    startProcess('api', world.environment),
    startProcess('api', world.environment),
    startProcess('worker', world.environment),
  ]);
  student = await signIn(world.server, aarav);
  stranger = await signIn(world.server, dhruv);
}, 120_000);
const opened: CableClient[] = [];
afterEach(() => {
  for (const { socket } of opened.splice(0)) socket.terminate();
});
afterAll(async () => {
  killProcesses();
  await world.stop();
});

const idOf = ({ body }: SignedIn) => body.student.id;
const connect = async (to: ServerProcess, who: SignedIn, more: Record<string, string> = {}) => {
  const answer = await world.server.inject({
    method: 'POST',
    url: '/api/v1/user_management/auth/cable_ticket',
    headers: who.headers,
  });
  const client = await openCable(to.port, { ticket: answer.json().ticket, ...more });
  opened.push(client);
  client.subscribe(idOf(who));
  await client.find((message) => message.type === 'confirm_subscription');
  return client;
};

/** A tutor answers a comment of the student: the worker's listener makes the notification. */
const happen = async (who: SignedIn) => {
  const studentId = idOf(who);
  const { rows } = await world.pool.query(
    'SELECT tenant_id AS "tenantId", course_id AS "courseId" FROM enrolment WHERE student_id = $1 LIMIT 1',
    [studentId],
  );
  const { tenantId, courseId } = rows[0];
  const data = {
    announcementId: 1,
    courseId,
    commentId: 1,
    studentId,
    message: 'Yes.',
    staffName: 'Meenakshi',
  };
  await world.db
    .transaction()
    .execute((tx) => emit<CommentAnswered>(tx, { type: 'announcements.replied', tenantId, data }));
};

type Heard = { type: string; id: string };
const newsOf = ({ messages }: CableClient): Heard[] =>
  messages.flatMap(({ message }) => (typeof message === 'object' && message ? [message as Heard] : []));
/** A push may come twice: once for its own id, and again with another one. */
const idsOf = (client: CableClient) => new Set(newsOf(client).map(({ id }) => id));
const hears = async (client: CableClient, count = 1): Promise<Heard[]> => {
  await client.find(() => idsOf(client).size >= count);
  return newsOf(client);
};
/** All that was told to a student, by the ids it is remembered by. */
const toldTo = async (who: SignedIn, after = '0-0'): Promise<string[]> => {
  const { rows } = await world.pool.query('SELECT tenant_id FROM student WHERE id = $1', [idOf(who)]);
  const whom = { tenantId: Number(rows[0].tenant_id), studentId: idOf(who) };
  return (await world.modules.news.since(whom, after)).map(({ id }) => id);
};

describe('a notification made by a job of the worker', { timeout: 120_000 }, () => {
  test('arrives at the open pages of the student on every process, and at nobody else’s', async () => {
    const [here, there] = [await connect(one, student), await connect(two, student)];
    const other = await connect(two, stranger);
    const start = performance.now();
    await happen(student);
    for (const client of [here, there]) {
      const [heard] = await hears(client);
      expect(heard).toEqual({ type: 'notification', id: expect.stringMatching(/^\d+-\d+$/) });
    }
    const ms = Math.round(performance.now() - start);
    process.stdout.write(`measured: ${ms} ms from an event to the open pages on two processes\n`);
    expect(await callNotices(world, student.headers).counts()).toEqual([0, 0, 1]);
    // What is told to the stranger afterwards is the first thing that the stranger hears.
    await happen(stranger);
    await hears(other);
    await settle(world, 60_000);
    for (const [client, who] of [
      [here, student],
      [there, student],
      [other, stranger],
    ] as const) {
      const own = await toldTo(who);
      expect([...idsOf(client)].filter((id) => !own.includes(id))).toEqual([]);
    }
  });

  test('is not missed by a page whose socket was killed and that comes back to the other process', async () => {
    const before = await connect(one, student);
    await happen(student);
    const [heard] = await hears(before);
    before.socket.terminate();
    for (let times = 0; times < 3; times += 1) await happen(student);
    await settle(world, 60_000);
    const after = await connect(two, student, { last_event_id: heard?.id ?? '' });
    const missed = await toldTo(student, heard?.id);
    expect(missed.length).toBeGreaterThanOrEqual(3);
    await hears(after, missed.length);
    expect([...idsOf(after)].sort()).toEqual([...missed].sort());
    await happen(student);
    await hears(after, missed.length + 1);
  });
});
