import type { News } from '@shala/meeting-protocol/news.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
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
import { killProcesses, type ServerProcess, startProcess } from '../../../test/process.ts';
import { openStaffSession } from '../../../test/staff-session.ts';
import { openWorld, type World } from '../../../test/world.ts';

type Staff = Awaited<ReturnType<typeof openStaffSession>>;
let world: World;
let home: Place;
let two: ServerProcess;
let three: ServerProcess;
let tutor: Staff;
let pupil: Learner;
let other: Learner;
const opened: MeetingClient[] = [];
beforeAll(async () => {
  world = await openWorld();
  const start = () => startProcess('api', world.environment);
  [home, two, three] = await Promise.all([listenHere(world), start(), start()]);
  tutor = await openStaffSession(world, ananya);
  [pupil, other] = [await addPupil(world, '8-A'), await addPupil(world, '8-A')];
}, 240_000);
afterAll(async () => {
  for (const { socket } of opened.splice(0)) socket.terminate();
  killProcesses();
  await world.stop();
});

const patient = { timeout: 25_000, interval: 100 };
const enter = async (to: Place, who: Learner | Staff, liveClassId: number) => {
  const { token, chatToken } = await askPasses(
    world,
    who,
    liveClassId,
    'staffId' in who ? 'host' : 'student',
  );
  const client = await openMeeting(to.port, token);
  opened.push(client);
  await client.wait('welcome');
  client.say({ t: 'chat-join', token: chatToken });
  await client.wait('chat-lines', ({ isWhole }) => isWhole);
  return client;
};
const uidOf = ({ studentId }: Learner) => `student-${studentId}`;
const epochOf = async (id: number): Promise<number> =>
  (await world.pool.query('SELECT epoch FROM live_room WHERE live_class_id = $1', [id])).rows[0].epoch;
/** Everything before is forgotten; then the next leader's welcome comes, and media follows. */
const meetLeader = async (client: MeetingClient) => {
  const welcome = await client.wait('welcome');
  if (!welcome.isMediaUp) await client.wait('media-back');
  return welcome;
};
const forget = (...clients: MeetingClient[]) => {
  for (const { heard } of clients) heard.length = 0;
};
const kinds = ({ heard }: MeetingClient): News['t'][] => heard.map(({ t }) => t);

test('[G10] a leader that stands still loses the room with nothing lost, and follows when it wakes; a killed one as well', async () => {
  const id = await addLiveClass(world);
  const host = await enter(two, tutor, id);
  const student = await enter(three, pupil, id);
  const doomed = await enter(three, other, id);
  student.say({ t: 'hand', isUp: true });
  host.say({ t: 'allow', uid: uidOf(other), speak: true, show: false });
  host.say({ t: 'chat', key: 'k', text: 'Open page 12' });
  host.say({ t: 'record', isOn: true });
  const { state: before } = await student.wait('state', ({ state }) => state.recordingSince !== null);
  forget(host, student, doomed);

  two.child.kill('SIGSTOP');
  const { people, state } = await meetLeader(student);
  expect(kinds(student)[0]).toBe('media-lost');
  expect(state).toEqual(before);
  expect(people).toContainEqual(
    expect.objectContaining({ uid: uidOf(pupil), handAt: expect.any(String), maySpeak: false }),
  );
  forget(student);
  two.child.kill('SIGCONT');
  await meetLeader(host);
  await student.wait('person', ({ person }) => person.role === 'host');
  host.say({ t: 'lower-hand', uid: uidOf(pupil) });
  await student.wait('person', ({ person }) => person.uid === uidOf(pupil) && person.handAt === null);
  expect(await epochOf(id)).toBe(2);

  forget(host);
  three.child.kill('SIGKILL');
  const after = await meetLeader(host);
  expect(after.people.map(({ role }) => role)).toEqual(['host']);
  expect(after.state).toEqual(before);
  const back = await enter(two, other, id);
  const { people: seen } = await back.wait('welcome');
  expect(seen).toContainEqual(expect.objectContaining({ uid: uidOf(other), maySpeak: true }));
  expect((await back.wait('chat-lines')).lines.map(({ text }) => text)).toEqual(['Open page 12']);
  host.say({ t: 'record', isOn: false });
  await back.wait('state', ({ state: now }) => now.recordingSince === null);
  await expectSpans(id);
}, 90_000);

/** The killed process could write nothing: whoever came back has a new span, whoever did not ended when last seen. */
async function expectSpans(id: number): Promise<void> {
  const read = async ({ studentId }: Learner) =>
    (
      await world.pool.query(
        `SELECT left_at IS NULL AS is_open, extract(epoch FROM left_at - joined_at)::int AS seconds
         FROM live_attendance WHERE live_class_id = $1 AND student_id = $2 ORDER BY id`,
        [id, studentId],
      )
    ).rows;
  await expect
    .poll(async () => (await read(other)).map(({ is_open: open }) => open), patient)
    .toEqual([false, true]);
  await world.pool.query(
    `UPDATE live_attendance SET joined_at = app_now() - interval '60 s', seen_at = app_now() - interval '25 s'
     WHERE live_class_id = $1 AND student_id = $2`,
    [id, pupil.studentId],
  );
  await world.modules.sweeps.find(({ name }) => name === 'live-classes.spans')?.run();
  expect(await read(pupil)).toEqual([{ is_open: false, seconds: 35 }]);
}

test('a process that is told to stop hands its rooms over; its people come back, the others stay', async () => {
  const id = await addLiveClass(world);
  const leaving = await enter(two, pupil, id);
  const host = await enter(home, tutor, id);
  host.say({ t: 'chat-open', isOpen: false });
  await leaving.wait('state', ({ state }) => !state.isChatOpen);
  forget(host);
  two.child.kill('SIGTERM');
  expect(await leaving.closed).toBe(4006);
  const { state, people } = await meetLeader(host);
  expect(state.isChatOpen).toBe(false);
  expect(people.map(({ role }) => role)).toEqual(['host']);
  expect(await two.exited).toBe(0);
  await (await enter(home, pupil, id)).wait('welcome');
  await host.wait('person', ({ person }) => person.uid === uidOf(pupil));
  expect(await epochOf(id)).toBe(2);
}, 60_000);
