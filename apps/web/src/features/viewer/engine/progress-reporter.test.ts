import { ApiError } from '@shala/api-client/api-error.ts';
import type { ContentHistory, PlayedReport } from '@shala/api-client/content-histories.ts';
import { beforeEach, describe, expect, test } from 'vitest';
import { createProgressReporter } from './progress-reporter.ts';
import { sendLeftovers } from './send-watched.ts';

const error = (status: number, code = `http_${status}`) =>
  new ApiError({ status, code, message: '', retryAfter: null, requestId: null });
const stored = () => JSON.parse(localStorage.getItem('RECENT_WATCHED_CONTENT') ?? 'null');

/** A server that answers when it is told to. */
function openServer() {
  const reports: PlayedReport[] = [];
  const answers: ((outcome: ContentHistory | Error) => void)[] = [];
  const send = (report: PlayedReport) =>
    new Promise<ContentHistory>((resolve, reject) => {
      reports.push(report);
      answers.push((outcome) => (outcome instanceof Error ? reject(outcome) : resolve(outcome)));
    });
  const answer = (outcome?: Error) =>
    answers.shift()?.(outcome ?? { id: 5, playedSeconds: 9, watchedSeconds: 9 });
  return { reports, send, answer };
}

function openReporter(studentId = 7) {
  const server = openServer();
  const clock = { now: 1_000_000 };
  const seat = { studentId };
  const refused: unknown[] = [];
  const reporter = createProgressReporter({
    studentId,
    history: { id: 5, courseId: 41, contentLibraryId: 3 },
    storage: localStorage,
    send: server.send,
    now: () => clock.now,
    mayReport: () => seat.studentId === studentId,
    onRefused: (reason) => refused.push(reason),
  });
  return { ...server, clock, seat, refused, reporter };
}

beforeEach(() => localStorage.clear());

describe('while a film plays', () => {
  test('[VW-11] [EN-19] [SS-01] the place is kept on this device under the student, and leaves only after the server has it', async () => {
    const { reporter, reports, answer } = openReporter();
    reporter.note(9, [[0, 9]]);
    expect(stored()).toEqual({
      7: {
        5: { id: 5, courseId: 41, contentLibraryId: 3, playedSeconds: 9, intervals: [[0, 9]], at: 1_000_000 },
      },
    });
    const flushed = reporter.flush();
    await Promise.resolve();
    expect(reports).toMatchObject([
      { courseId: 41, historyId: 5, playedSeconds: 9, intervals: [[0, 9]], secondsAgo: 0 },
    ]);
    expect(stored()).not.toBeNull();
    answer();
    await flushed;
    expect(localStorage.getItem('RECENT_WATCHED_CONTENT')).toBeNull();
  });

  test('a report that did not arrive is sent again with what was played since', async () => {
    const { reporter, reports, answer, clock } = openReporter();
    reporter.note(9, [[0, 9]]);
    const first = reporter.flush();
    await Promise.resolve();
    clock.now += 5000;
    reporter.note(14, [[9, 14]]);
    answer(error(0, 'network'));
    await first;
    expect(stored()[7][5]).toMatchObject({ playedSeconds: 14, intervals: [[0, 14]] });
    const second = reporter.flush();
    await Promise.resolve();
    answer();
    await second;
    expect(reports[1]).toMatchObject({ playedSeconds: 14, intervals: [[0, 14]] });
    expect(stored()).toBeNull();
  });

  test('[D03] while a report is on its way the copy holds it too; what is played meanwhile stays for the next one', async () => {
    const { reporter, answer, clock } = openReporter();
    reporter.note(9, [[0, 9]]);
    const first = reporter.flush();
    await Promise.resolve();
    clock.now += 1000;
    reporter.note(10, [[9, 10]]);
    expect(stored()[7][5]).toMatchObject({ playedSeconds: 10, intervals: [[0, 10]] });
    answer();
    await first;
    expect(stored()[7][5]).toMatchObject({ playedSeconds: 10, intervals: [[9, 10]] });
  });

  test('[D03] of two reports on their way, the one that fails stays in the copy', async () => {
    const { reporter, answer, clock } = openReporter();
    reporter.note(9, [[0, 9]]);
    const first = reporter.flush();
    await Promise.resolve();
    clock.now += 1000;
    reporter.note(30, [[29, 30]]);
    const second = reporter.flush(true);
    answer(error(0, 'network'));
    await first;
    expect(stored()[7][5]).toMatchObject({
      playedSeconds: 30,
      intervals: [
        [0, 9],
        [29, 30],
      ],
    });
    answer();
    await second;
    expect(stored()[7][5]).toMatchObject({ playedSeconds: 9, intervals: [[0, 9]] });
  });

  test('nothing new sends nothing', async () => {
    const { reporter, reports } = openReporter();
    expect(await reporter.flush()).toBeNull();
    expect(reports).toEqual([]);
  });

  test('a page that goes does not wait for the report before', async () => {
    const { reporter, reports } = openReporter();
    reporter.note(9, [[0, 9]]);
    void reporter.flush();
    await Promise.resolve();
    reporter.note(10, [[9, 10]]);
    void reporter.flush(true);
    expect(reports.map(({ isLeaving }) => isLeaving)).toEqual([false, true]);
  });

  test('[LK-08] a course that is over is told and not asked for ever; its copy waits for the course to open again', async () => {
    const { reporter, reports, answer, refused } = openReporter();
    reporter.note(9, [[0, 9]]);
    const flushed = reporter.flush();
    await Promise.resolve();
    answer(error(403, 'subscription_required'));
    await flushed;
    expect(refused).toMatchObject([{ code: 'subscription_required' }]);
    reporter.note(10, [[9, 10]]);
    await reporter.flush();
    expect(reports).toHaveLength(1);
    expect(stored()[7][5]).toMatchObject({ playedSeconds: 10, intervals: [[0, 10]] });
  });

  test('any other refusal is told, and its report is given up', async () => {
    const { reporter, answer, refused } = openReporter();
    reporter.note(9, [[0, 9]]);
    const flushed = reporter.flush();
    await Promise.resolve();
    answer(error(404, 'not_found'));
    await flushed;
    expect(refused).toMatchObject([{ code: 'not_found' }]);
    expect(stored()).toBeNull();
  });

  test('[A27] once a sibling has the seat nothing is sent with its token', async () => {
    const { reporter, reports, seat } = openReporter();
    reporter.note(9, [[0, 9]]);
    seat.studentId = 8;
    await reporter.flush();
    expect(reports).toEqual([]);
    expect(Object.keys(stored())).toEqual(['7']);
  });
});

describe('what an earlier page left', () => {
  const leave = () => {
    const { reporter, clock } = openReporter(7);
    reporter.note(42, [[30, 42]]);
    openReporter(8).reporter.note(3, [[0, 3]]);
    return clock.now;
  };

  test('[A27] is sent for its own child alone, with how long ago it was true', async () => {
    const at = leave();
    const { send, reports, answer } = openServer();
    const sent = sendLeftovers({ storage: localStorage, send, now: () => at + 90_000 }, 7);
    expect(reports).toMatchObject([{ playedSeconds: 42, intervals: [[30, 42]], secondsAgo: 90 }]);
    answer();
    await sent;
    expect(Object.keys(stored())).toEqual(['8']);
  });

  test('stays while its course is over', async () => {
    const at = leave();
    const { send, answer } = openServer();
    const sent = sendLeftovers({ storage: localStorage, send, now: () => at }, 7);
    answer(error(403, 'subscription_required'));
    await sent;
    expect(Object.keys(stored())).toEqual(['7', '8']);
  });

  test('stays when the network fails again, and leaves when the server will never take it', async () => {
    const at = leave();
    const { send, answer } = openServer();
    const first = sendLeftovers({ storage: localStorage, send, now: () => at }, 7);
    answer(error(503));
    await first;
    expect(Object.keys(stored())).toEqual(['7', '8']);
    const second = sendLeftovers({ storage: localStorage, send, now: () => at }, 7);
    answer(error(404, 'not_found'));
    await second;
    expect(Object.keys(stored())).toEqual(['8']);
  });
});
