import { type Command, hostCommands } from '@shala/meeting-protocol/commands.ts';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { addPupil } from '../../../test/announcements.ts';
import type { Learner } from '../../../test/learners.ts';
import {
  askPasses,
  listenHere,
  type MeetingClient,
  openMeeting,
  type Place,
} from '../../../test/live/meeting-client.ts';
import { addLiveClass, ananya } from '../../../test/live-classes.ts';
import { shreya, signIn, udaan } from '../../../test/people.ts';
import { killProcesses, type ServerProcess, startProcess } from '../../../test/process.ts';
import { openStaffSession } from '../../../test/staff-session.ts';
import { openWorld, type World } from '../../../test/world.ts';

type Staff = Awaited<ReturnType<typeof openStaffSession>>;
let world: World;
let one: ServerProcess;
let two: Place;
let tutor: Staff;
let pupil: Learner;
let other: Learner;
beforeAll(async () => {
  world = await openWorld();
  [one, two] = await Promise.all([startProcess('api', world.environment), listenHere(world)]);
  tutor = await openStaffSession(world, ananya);
  [pupil, other] = [await addPupil(world, '8-A'), await addPupil(world, '8-A')];
}, 240_000);
const opened: MeetingClient[] = [];
afterEach(() => {
  for (const { socket } of opened.splice(0)) socket.terminate();
});
afterAll(async () => {
  killProcesses();
  await world.stop();
});

/** Waits, however busy the machine is. */
const patient = { timeout: 25_000, interval: 100 };

const connect = async (to: Place, token: string, host?: string) => {
  const client = await openMeeting(to.port, token, host);
  opened.push(client);
  return client;
};
/** In the room, and in its chat. */
const enter = async (to: Place, who: Learner | Staff, liveClassId: number) => {
  const as = 'staffId' in who ? 'host' : 'student';
  const { token, chatToken } = await askPasses(world, who, liveClassId, as);
  const client = await connect(to, token);
  await client.wait('welcome');
  client.say({ t: 'chat-join', token: chatToken });
  await client.wait('chat-lines', ({ isWhole }) => isWhole);
  return client;
};
const uidOf = ({ studentId }: Learner) => `student-${studentId}`;
const rows = async (sql: string, ...values: unknown[]) => (await world.pool.query(sql, values)).rows;
const spansOf = (liveClassId: number, { studentId }: Learner) =>
  rows(
    `SELECT left_at IS NULL AS is_open FROM live_attendance
     WHERE live_class_id = $1 AND student_id = $2 ORDER BY id`,
    liveClassId,
    studentId,
  );

describe('the door', () => {
  test('[G07] opens to a fresh pass of this brand for this purpose, and to nothing else', async () => {
    const id = await addLiveClass(world);
    const { token, chatToken } = await askPasses(world, pupil, id);
    const stranger = await signIn(world.server, shreya, udaan);
    for (const wrong of ['', 'made.up.pass', chatToken, stranger.body.token.access_token]) {
      await expect(connect(one, wrong), wrong).rejects.toThrow('401');
    }
    await expect(connect(one, token, udaan)).rejects.toThrow('401');
    await world.moveClock('61 seconds');
    await expect(connect(one, token)).rejects.toThrow('401');
    await world.moveClock('-61 seconds');
    await (await connect(one, token)).wait('welcome');
    expect(JSON.stringify(one.lines)).not.toContain(token);
  });

  test('a pass is no access token, and an access token no pass', async () => {
    const id = await addLiveClass(world);
    const { token } = await askPasses(world, pupil, id);
    const url = '/api/v1/live_class_management/student/live_now';
    const headers = { host: pupil.headers.host, authorization: `Bearer ${token}` };
    expect((await world.server.inject({ url, headers })).statusCode).toBe(401);
  });

  test('whatever has changed within the minute of the pass counts: blocked, sent out, over', async () => {
    const id = await addLiveClass(world);
    const child = await addPupil(world, '8-A');
    const { token } = await askPasses(world, child, id);
    const during = async (table: string, change: string, key: number) => {
      const set = (value: string) =>
        world.pool.query(
          `UPDATE ${table} SET ${change} = ${value} WHERE ${table === 'live_seat' ? 'student_id' : 'id'} = $1`,
          [key],
        );
      await set('app_now()');
      const refused = await connect(one, token).then(
        () => 'let in',
        (error: Error) => error.message,
      );
      await set('NULL');
      return refused;
    };
    await world.pool.query(
      'INSERT INTO live_seat (student_id, live_class_id, tenant_id) SELECT $1, id, tenant_id FROM live_class WHERE id = $2',
      [child.studentId, id],
    );
    expect(await during('student', 'blocked_at', child.studentId)).toContain('401');
    expect(await during('live_seat', 'removed_at', child.studentId)).toContain('403');
    expect(await during('live_class', 'ended_at', id)).toContain('409');
    await (await connect(one, token)).wait('welcome');
  });

  test('a student who is blocked, and a tutor whose session ends, are sent out of a running class', async () => {
    const id = await addLiveClass(world);
    const child = await addPupil(world, '8-A');
    const session = await openStaffSession(world, ananya);
    const [host, student] = [await enter(one, session, id), await enter(one, child, id)];
    await world.pool.query('UPDATE student SET blocked_at = app_now() WHERE id = $1', [child.studentId]);
    expect(await student.closed).toBe(4005);
    await host.wait('gone', ({ uid }) => uid === uidOf(child));
    await world.pool.query('UPDATE session SET revoked_at = app_now() WHERE staff_id = $1 AND id <> $2', [
      tutor.staffId,
      tutor.sessionId,
    ]);
    expect(await host.closed).toBe(4005);
  });

  test('words that are none, too long or too many do not harm the class', async () => {
    const id = await addLiveClass(world);
    const [host, student] = [await enter(one, tutor, id), await enter(one, pupil, id)];
    student.socket.send('no json');
    student.say({ t: 'no-such-word' });
    await student.wait('refused', ({ reason }) => reason === 'failed');
    for (let count = 0; count < 100; count += 1) student.say({ t: 'hand', isUp: count % 2 === 0 });
    await student.wait('refused', ({ reason }) => reason === 'too_fast');
    const noisy = await enter(one, other, id);
    noisy.socket.send('x'.repeat(70_000));
    expect(await noisy.closed).toBe(1009);
    const endless = await enter(one, other, id);
    for (let count = 0; count < 500; count += 1) endless.socket.send('no json');
    expect(await endless.closed).toBe(1008);
    host.say({ t: 'beat' });
    await host.wait('beat');
  });
});

describe('the room', () => {
  /** A hand-written client says everything that only hosts may say, and what it has no right to. */
  const everything = (uid: string): Command[] => [
    { t: 'host-only', isOn: false },
    { t: 'allow', uid, speak: true, show: true },
    { t: 'mute', uid: 'host-1', kind: 'audio' },
    { t: 'lower-hand', uid },
    { t: 'remove', uid },
    { t: 'chat-open', isOpen: false },
    { t: 'hide-message', id: 1 },
    { t: 'record', isOn: true },
    { t: 'end' },
    { t: 'publish', what: 'camera', sdp: 'v=0', audio: true, video: true },
    { t: 'publish', what: 'screen', sdp: 'v=0', audio: false, video: true },
  ];

  test('[LC-14] [G03] [RL-05] a student called "host" is a student, and a script of theirs changes nothing', async () => {
    const id = await addLiveClass(world);
    const ghost = await addPupil(world, '8-A');
    await world.pool.query("UPDATE student SET first_name = 'host-1', last_name = 'Ghost' WHERE id = $1", [
      ghost.studentId,
    ]);
    const host = await enter(one, tutor, id);
    const script = await enter(two, ghost, id);
    const { person } = await host.wait('person', ({ person: { uid } }) => uid === uidOf(ghost));
    expect(person).toMatchObject({ role: 'student', name: 'host-1 Ghost', maySpeak: false, mayShow: false });
    const words = everything(uidOf(ghost));
    for (const word of words) script.say(word);
    const refused = () =>
      script.heard.flatMap((news) => (news.t === 'refused' ? [`${news.command}: ${news.reason}`] : []));
    await expect
      .poll(refused, patient)
      .toEqual(words.map(({ t }) => `${t}: ${hostCommands.has(t) ? 'not_a_host' : 'not_allowed'}`));
    expect(await rows('SELECT * FROM live_seat WHERE live_class_id = $1', id)).toEqual([]);
    expect(await rows('SELECT * FROM live_recording WHERE live_class_id = $1', id)).toEqual([]);
    expect(
      await rows(
        `SELECT is_host_only, is_chat_open, ended_at FROM live_room
         JOIN live_class ON live_class.id = live_class_id WHERE live_class_id = $1`,
        id,
      ),
    ).toEqual([{ is_host_only: true, is_chat_open: true, ended_at: null }]);
    expect(host.socket.readyState).toBe(host.socket.OPEN);
  });

  test('[LC-12] [G08] messages want the second pass, are there once, and reach everybody over processes', async () => {
    const id = await addLiveClass(world);
    const host = await enter(one, tutor, id);
    const { token } = await askPasses(world, pupil, id);
    const student = await connect(two, token);
    await student.wait('welcome');
    const foreign = await askPasses(world, other, id);
    student.say({ t: 'chat-join', token: foreign.chatToken });
    await student.wait('refused', ({ command }) => command === 'chat-join');
    student.say({ t: 'chat', key: 'early', text: 'not yet' });
    await student.wait('refused', ({ command }) => command === 'chat');
    student.say({ t: 'chat-join', token: (await askPasses(world, pupil, id)).chatToken });
    await student.wait('chat-lines', ({ isWhole }) => isWhole);
    const line = { t: 'chat', key: 'k1', text: 'My number is 98765 43210' };
    student.say(line);
    const heard = await host.wait('chat-lines', ({ isWhole }) => !isWhole);
    expect(heard.lines).toEqual([
      expect.objectContaining({ uid: uidOf(pupil), role: 'student', text: 'My number is •••••', key: 'k1' }),
    ]);
    await expect
      .poll(
        async () => {
          student.say(line);
          return student.heard.filter((news) => news.t === 'chat-lines' && !news.isWhole).length;
        },
        { ...patient, interval: 1_100 },
      )
      .toBeGreaterThan(1);
    expect(await rows('SELECT body FROM live_message WHERE live_class_id = $1', id)).toHaveLength(1);
    const late = await enter(one, other, id);
    const { lines } = await late.wait('chat-lines');
    expect(lines.map(({ text }) => text)).toEqual(['My number is •••••']);
    host.say({ t: 'hide-message', id: lines[0]?.id });
    await late.wait('chat-hidden');
  });

  test('the newer connection of a person wins, whichever process it comes to; one span follows the other', async () => {
    const id = await addLiveClass(world);
    const first = await enter(one, pupil, id);
    const second = await enter(two, pupil, id);
    expect(await first.closed).toBe(4001);
    const { people } = await (await enter(one, tutor, id)).wait('welcome');
    expect(people.filter(({ uid }) => uid === uidOf(pupil))).toHaveLength(1);
    await expect.poll(() => spansOf(id, pupil), patient).toEqual([{ is_open: false }, { is_open: true }]);
    second.say({ t: 'leave' });
    expect(await second.closed).toBe(1000);
    await expect.poll(() => spansOf(id, pupil), patient).toEqual([{ is_open: false }, { is_open: false }]);
  });

  test('[LC-15] [G02] a student who ends the class leaves it, and it goes on; the host ends it for all', async () => {
    const id = await addLiveClass(world);
    const [host, student] = [await enter(one, tutor, id), await enter(two, pupil, id)];
    const stays = await enter(two, other, id);
    const url = `/api/v1/live_class_management/student/live_classes/${id}/end_live`;
    await world.server.inject({ method: 'POST', url, headers: pupil.headers });
    await student.closed;
    await host.wait('gone', ({ uid }) => uid === uidOf(pupil));
    expect(stays.socket.readyState).toBe(stays.socket.OPEN);
    host.say({ t: 'end' });
    expect(await Promise.all([host.closed, stays.closed])).toEqual([4004, 4004]);
    await expect.poll(() => spansOf(id, other), patient).toEqual([{ is_open: false }]);
    expect(
      await rows('SELECT closed_at IS NULL AS is_open FROM live_room WHERE live_class_id = $1', id),
    ).toEqual([{ is_open: false }]);
  });

  test('prolonged, everybody hears of it; ten minutes after its hour it is over', async () => {
    const id = await addLiveClass(world, { starts: '-50 minutes' });
    const student = await enter(one, pupil, id);
    const before = (await student.wait('welcome')).state.endsAt;
    await world.pool.query("UPDATE live_class SET ends_at = ends_at + interval '5 minutes' WHERE id = $1", [
      id,
    ]);
    await student.wait('state', ({ state }) => state.endsAt > before);
    await world.pool.query("UPDATE live_class SET ends_at = app_now() - interval '9 minutes' WHERE id = $1", [
      id,
    ]);
    await student.wait('state', ({ state }) => state.endsAt < before);
    await world.pool.query(
      "UPDATE live_class SET ends_at = app_now() - interval '11 minutes' WHERE id = $1",
      [id],
    );
    expect(await student.closed).toBe(4004);
  });
});
