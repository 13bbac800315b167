import { afterAll, beforeAll, expect, test } from 'vitest';
import { addPeers, givePoints } from '../../../test/leaderboard.ts';
import { addLearner, type Learner } from '../../../test/learners.ts';
import { lakshmi, openParentSession, type ParentSession } from '../../../test/parent-session.ts';
import { settle, startTestWorker } from '../../../test/worker.ts';
import { openWorld, type World } from '../../../test/world.ts';

let world: World;
let parent: ParentSession;
let child: Learner;
let mate: Learner;
beforeAll(async () => {
  world = await openWorld();
  await world.pool.query('DELETE FROM points_entry; DELETE FROM points_total');
  child = await addLearner(world, { course: 'cbse-8', grants: [{ source: 'order_line' }] });
  mate = await addLearner(world, { course: 'cbse-8', grants: [{ source: 'order_line' }] });
  await world.pool.query(
    `UPDATE student SET first_name = 'Diya', picture_key = 'pictures/diya.webp' WHERE id = $1`,
    [child.studentId],
  );
  await world.pool.query('UPDATE parent SET current_student_id = $1 WHERE phone_number = $2', [
    child.studentId,
    lakshmi,
  ]);
  await world.pool.query(
    `INSERT INTO guardian (student_id, parent_id, tenant_id, relation)
     SELECT $1, id, tenant_id, 'mother' FROM parent WHERE phone_number = $2`,
    [child.studentId, lakshmi],
  );
  parent = await openParentSession(world, lakshmi);
  await givePoints(world, child, 50);
  await givePoints(world, mate, 20);
  await addPeers(world, child.courseId, [{ name: 'Kabir Nair', points: 10 }]);
});
afterAll(() => world.stop());

const url = '/api/v1/course/parent/leaderboard_setting';
const put = (setting: object, headers: Record<string, string> = parent.headers) =>
  world.server.inject({
    method: 'PUT',
    url,
    headers,
    payload: { leaderboard_setting: setting },
  });
const set = (isShown: boolean, showsPhoto: boolean, headers?: Record<string, string>) =>
  put({ is_shown: isShown, shows_photo: showsPhoto }, headers);
const confirm = (at: 'app_now()' | 'NULL') =>
  world.pool.query(`UPDATE session SET confirmed_at = ${at} WHERE id = $1`, [parent.sessionId]);
const boardOf = async (who: { headers: Record<string, string> }, { enrolmentId }: Learner) =>
  (
    await world.server.inject({
      url: `/StudentReport/GetLeaderBoardByCourse?CourseId=${enrolmentId}`,
      headers: who.headers,
    })
  ).json().studentLeaderboard;
const podiumOf = async () => {
  const { firstRank, secondRank, thirdRank } = await boardOf(mate, mate);
  return [firstRank, secondRank, thirdRank].map((place) => place?.name);
};

test('a child is on the list without its photo until a parent says otherwise', async () => {
  const answer = await world.server.inject({ url, headers: parent.headers });
  expect(answer.json()).toEqual({ leaderboard_setting: { is_shown: true, shows_photo: false } });
  expect(await podiumOf()).toEqual(['Diya', 'New', 'Kabir N.']);
  expect((await boardOf(mate, mate)).firstRank.imageUrl).toBeNull();
});

test('a parent takes the child off: nobody sees it, it keeps its points, and the change is written down', async () => {
  expect((await set(false, false)).json()).toEqual({
    leaderboard_setting: { is_shown: false, shows_photo: false },
  });
  expect(await podiumOf()).toEqual(['New', 'Kabir N.', undefined]);
  expect(await boardOf(mate, mate)).toMatchObject({ currentStudentRank: 1, studentCount: 2, nextRank: null });
  expect(await boardOf(child, child)).toMatchObject({
    currentStudentRank: null,
    currentStudentPoint: 50,
    isShown: false,
    neighbours: [],
  });
  const { rows } = await world.pool.query(
    `SELECT actor_kind, actor_id::int, details FROM audit_log
     WHERE action = 'permissions.changed' AND subject_id = $1`,
    [child.studentId],
  );
  expect(rows).toEqual([
    {
      actor_kind: 'parent',
      actor_id: parent.parentId,
      details: { onLeaderboard: false, photoAllowed: false },
    },
  ]);
  // Points that come later do not bring the child back.
  await world.pool.query('DELETE FROM points_entry WHERE student_id = $1', [child.studentId]);
  await givePoints(world, child, 60);
  expect(await podiumOf()).toEqual(['New', 'Kabir N.', undefined]);
  // And without a single point the child still knows where it stands.
  await world.pool.query(
    `WITH gone AS (DELETE FROM points_total WHERE student_id = $1)
     DELETE FROM points_entry WHERE student_id = $1`,
    [child.studentId],
  );
  expect((await boardOf(child, child)).isShown).toBe(false);
  await givePoints(world, child, 60);
  // Back on the list: that shows more, and takes a code.
  const refused = await set(true, false);
  expect([refused.statusCode, refused.json().code]).toEqual([403, 'confirmation_required']);
  await confirm('app_now()');
  await set(true, false);
  await confirm('NULL');
  expect(await podiumOf()).toEqual(['Diya', 'New', 'Kabir N.']);
});

test('the photo is shown only after a parent has confirmed with a code, and not after taking it back', async () => {
  const refused = await set(true, true);
  expect([refused.statusCode, refused.json().code]).toEqual([403, 'confirmation_required']);
  await confirm('app_now()');
  expect((await set(true, true)).statusCode).toBe(200);
  expect((await boardOf(mate, mate)).firstRank.imageUrl).toMatch(/diya\.webp/);
  await confirm('NULL');
  expect((await set(true, false)).statusCode).toBe(200);
  expect((await boardOf(mate, mate)).firstRank.imageUrl).toBeNull();
});

test('what a parent does not name stays as the other parent has left it', async () => {
  await confirm('app_now()');
  await world.pool.query('UPDATE student SET on_leaderboard = false WHERE id = $1', [child.studentId]);
  const answer = await put({ shows_photo: true });
  expect(answer.json()).toEqual({ leaderboard_setting: { is_shown: false, shows_photo: true } });
  expect(await podiumOf()).toEqual(['New', 'Kabir N.', undefined]);
  await set(true, false);
  await confirm('NULL');
});

test('a child cannot read or change what its parents allow', async () => {
  const answers = [
    await world.server.inject({ url, headers: child.headers }),
    await set(false, false, child.headers),
  ];
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([403, 403]);
  expect(await podiumOf()).toEqual(['Diya', 'New', 'Kabir N.']);
});

test('the permissions of the family screens say the same, and the list follows', async () => {
  const worker = await startTestWorker(world);
  const answer = await world.server.inject({
    method: 'PUT',
    url: `/api/v1/user_management/parent/students/${child.studentId}/permissions`,
    headers: parent.headers,
    payload: { permissions: { on_leaderboard: false } },
  });
  expect(answer.statusCode, answer.body).toBe(200);
  await settle(world);
  await worker.stop();
  expect(await podiumOf()).toEqual(['New', 'Kabir N.', undefined]);
});
