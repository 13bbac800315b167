import type { ResponseOf } from '@shala/wire/contract.ts';
import { joinExternal, joinLive, type listLiveNow } from '@shala/wire/live-classes.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addPupil } from '../../../test/announcements.ts';
import { addLearner, type Learner } from '../../../test/learners.ts';
import { addLiveClass, addSpan } from '../../../test/live-classes.ts';
import { openWorld, type World } from '../../../test/world.ts';
import { createPasses } from '../../platform/passes.ts';
import { createMeetingPasses } from './meeting-pass.ts';

let world: World;
let pupil: Learner;
beforeAll(async () => {
  world = await openWorld();
  pupil = await addPupil(world, '8-A');
});
afterAll(() => world.stop());

const base = '/api/v1/live_class_management/student';
const post = (who: Pick<Learner, 'headers'>, url: string, payload?: object, language = 'en') =>
  world.server.inject({
    method: 'POST',
    url,
    headers: { ...who.headers, 'accept-language': language },
    ...(payload && { payload }),
  });
const join = (who: Pick<Learner, 'headers'>, id: number) => post(who, `${base}/live_classes/${id}/join_live`);
const refusalOf = async (who: Pick<Learner, 'headers'>, id: number) => {
  const answer = await join(who, id);
  return [answer.statusCode, answer.json().code];
};

describe('joining', () => {
  test('[AS-21] [EN-48] gives two signed minutes for this person, with every field', async () => {
    const id = await addLiveClass(world);
    const answer = await join(pupil, id);
    expect(answer.statusCode).toBe(200);
    const { live_class: result } = joinLive.response.parse(answer.json());
    expect(result).toEqual({
      id,
      title: 'Square roots',
      channel_name: expect.stringContaining(`:${id}`),
      token: expect.any(String),
      start_time: expect.stringMatching(/^\d\d:\d\d [AP]M$/),
      end_time: expect.stringMatching(/^\d\d:\d\d [AP]M$/),
      duration: 60,
      rtm_token: expect.any(String),
      rtm_token_uid: `student-${pupil.studentId}`,
    });
    expect(result.rtm_token).not.toBe(result.token);
  });

  test('[RL-05] [G04] a student sits there as a student, whatever they call themselves', async () => {
    const id = await addLiveClass(world);
    const ghost = await addPupil(world, '8-A');
    await world.pool.query("UPDATE student SET first_name = 'host-1', last_name = 'Host' WHERE id = $1", [
      ghost.studentId,
    ]);
    const answer = await post(ghost, `${base}/live_classes/${id}/join_live`);
    const { token, rtm_token_uid: uid } = answer.json<ResponseOf<typeof joinLive>>().live_class;
    const passes = createMeetingPasses({ db: world.db, passes: createPasses(world.config.JWT_KEYS) });
    expect(uid).toBe(`student-${ghost.studentId}`);
    expect(await passes.read('meeting', token)).toMatchObject({
      role: 'student',
      personId: ghost.studentId,
      liveClassId: id,
    });
  });

  test('[AS-21] [G06] is refused too early, too late, after the end, and to whoever was sent out', async () => {
    const early = await addLiveClass(world, { starts: '11 minutes' });
    expect(await refusalOf(pupil, early)).toEqual([409, 'live_class_not_open']);
    const late = await addLiveClass(world, { starts: '-2 hours' });
    expect(await refusalOf(pupil, late)).toEqual([409, 'live_class_not_open']);
    const over = await addLiveClass(world);
    await world.pool.query('UPDATE live_class SET ended_at = app_now() WHERE id = $1', [over]);
    expect(await refusalOf(pupil, over)).toEqual([409, 'live_class_not_open']);
    const sentOut = await addLiveClass(world);
    await world.pool.query(
      `INSERT INTO live_seat (student_id, live_class_id, tenant_id, removed_at)
       SELECT $1, id, tenant_id, app_now() FROM live_class WHERE id = $2`,
      [pupil.studentId, sentOut],
    );
    expect(await refusalOf(pupil, sentOut)).toEqual([403, 'live_class_removed']);
  });

  test('[G06] is refused to another section, another tenant, a blocked student and nobody at all', async () => {
    const id = await addLiveClass(world);
    const other = await addPupil(world, '8-B');
    expect(await refusalOf(other, id)).toEqual([404, 'not_found']);
    const udaan = await addLearner(world, {
      course: 'engineering-entrance',
      grants: [{ source: 'order_line' }],
      tenant: 'udaan',
    });
    expect(await refusalOf(udaan, id)).toEqual([404, 'not_found']);
    const blocked = await addPupil(world, '8-A');
    await world.pool.query('UPDATE student SET blocked_at = app_now() WHERE id = $1', [blocked.studentId]);
    await expect.poll(async () => (await join(blocked, id)).statusCode, { timeout: 10_000 }).toBe(403);
    expect(
      (
        await post(
          { headers: { host: pupil.headers.host } } as Learner,
          `${base}/live_classes/${id}/join_live`,
        )
      ).statusCode,
    ).toBe(401);
  });

  test('[LK-09] [G06] a trial and an ended course see the class, are told that it is locked, and do not get in', async () => {
    const id = await addLiveClass(world, { sections: [] });
    const list = async (who: Learner) =>
      (await world.server.inject({ url: `${base}/live_now`, headers: who.headers })).json<
        ResponseOf<typeof listLiveNow>
      >();
    const trial = await addLearner(world, { course: 'cbse-8', grants: [{ source: 'trial' }] });
    const ended = await addLearner(world, { course: 'cbse-8', grants: [{ source: 'order_line', to: -1 }] });
    for (const who of [trial, ended]) {
      const { is_locked: isLocked, live_classes: found } = await list(who);
      expect(isLocked).toBe(true);
      expect(found.find((one) => one.id === id)).toMatchObject({ is_locked: true, is_join_live: false });
      expect(await refusalOf(who, id)).toEqual([403, 'subscription_required']);
    }
    const aside = await addLearner(world, {
      course: 'cbse-8',
      grants: [{ source: 'order_line' }],
      isPutAside: true,
    });
    expect((await list(aside)).live_classes).toEqual([]);
    expect(await refusalOf(aside, id)).toEqual([404, 'not_found']);
  });

  test('[AS-22] [G02] leaving ends the own attendance only; the class goes on, and an error has words', async () => {
    const id = await addLiveClass(world);
    const other = await addPupil(world, '8-A');
    for (const { studentId } of [pupil, other])
      await addSpan(world, { liveClassId: id, studentId, from: '4 minutes' });
    const answer = await post(pupil, `${base}/live_classes/${id}/end_live`);
    expect(answer.json()).toMatchObject({ live_class: { live_class_id: id, title: 'Square roots' } });
    const { rows } = await world.pool.query(
      'SELECT student_id, left_at IS NULL AS is_open FROM live_attendance WHERE live_class_id = $1',
      [id],
    );
    expect(Object.fromEntries(rows.map((row) => [row.student_id, row.is_open]))).toEqual({
      [pupil.studentId]: false,
      [other.studentId]: true,
    });
    expect((await join(other, id)).statusCode).toBe(200);
    expect((await post(pupil, `${base}/live_classes/99999999/end_live`)).json()).toMatchObject({
      error: expect.any(String),
    });
  });
});

describe("another provider's meeting", () => {
  const link = 'https://meet.google.com/abc-defg-hij';
  const external = (who: Pick<Learner, 'headers'>, liveClassId: number, more: object = {}, language = 'en') =>
    post(
      who,
      '/Tutor/JoinLiveClass',
      { liveClassId, userType: 'student', userId: 1, requestFrom: 'web', ...more },
      language,
    );

  test('[AS-24] [EN-49] [G01] [G04] answers with the link; who asks is the session, not the body', async () => {
    const id = await addLiveClass(world, { link });
    const answer = await external(pupil, id, { userId: 'somebody', userType: 'tutor' });
    expect(answer.statusCode).toBe(200);
    expect(joinExternal.response.parse(answer.json())).toEqual({ isSuccess: true, message: link });
    expect(await refusalOf(pupil, id)).toEqual([503, 'live_class_unavailable']);
    const stranger = await external(await addPupil(world, '8-B'), id, { userId: pupil.studentId });
    expect([stranger.statusCode, stranger.json().isSuccess]).toEqual([404, false]);
  });

  test('[ER-25] [G01] [G05] says no in words: too early, a room of ours, a link that leads elsewhere, locked', async () => {
    const early = await addLiveClass(world, { link, starts: '1 hour' });
    const ours = await addLiveClass(world);
    const elsewhere = await addLiveClass(world, { link: 'https://meet.example.org/room' });
    for (const id of [early, ours, elsewhere]) {
      const answer = await external(pupil, id);
      expect(answer.statusCode).toBe(200);
      expect(answer.json()).toEqual({ isSuccess: false, message: expect.stringMatching(/^[A-Z][^:/]+\.$/) });
    }
    const trial = await addLearner(world, { course: 'cbse-8', grants: [{ source: 'trial' }] });
    const forAll = await addLiveClass(world, { link, sections: [] });
    expect((await external(trial, forAll, {}, 'hi')).json()).toEqual({
      isSuccess: false,
      message: expect.stringContaining('सब्सक्रिप्शन'),
    });
  });
});
