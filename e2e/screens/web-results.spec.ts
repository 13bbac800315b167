import { expect } from '@playwright/test';
import { lookOver } from '../support/look-over.ts';
import { aarav } from '../support/people.ts';
import { activityFolder, runCommand } from '../support/server-process.ts';
import { test } from '../support/test.ts';

test('progress and leaderboard of somebody who has practised are in order', async ({
  page,
  school,
  signIn,
}) => {
  await runCommand('shala', ['import', activityFolder], school.environment);
  const waiting = () =>
    school.query(
      'SELECT 1 FROM graphile_worker._private_jobs WHERE attempts < max_attempts AND run_at <= now()',
    );
  await expect.poll(waiting, { timeout: 180_000 }).toEqual([]);
  const [place] = await school.query<{ subject: number; chapter: number }>(
    `SELECT chapter.subject_id::int AS subject, chapter.id::int AS chapter FROM item_result result
     JOIN student_credential login ON login.student_id = result.student_id
     JOIN practice_item item ON item.id = result.practice_item_id JOIN chapter ON chapter.id = item.chapter_id
     WHERE login.email = $1 AND item.kind = 'exercise' ORDER BY result.runs DESC, item.id LIMIT 1`,
    [aarav.email],
  );
  await signIn(aarav);
  const at = (path: string) => `${school.origin()}${path}`;
  await lookOver(page, [
    { name: 'progress', route: '/my-progress', open: at('/my-progress') },
    {
      name: 'progress-subject',
      route: '/my-progress/$subjectId',
      open: at(`/my-progress/${place?.subject}?chapter=${place?.chapter}`),
    },
    {
      name: 'progress-chapter',
      route: '/my-progress/$subjectId/$chapterId',
      open: at(`/my-progress/${place?.subject}/${place?.chapter}`),
    },
    {
      name: 'leaderboard',
      route: '/leaderboard',
      open: at('/leaderboard'),
      // Each width has a button of its own, and its dialog goes with it.
      overlays: (['wide', 'phone'] as const).map((only) => ({
        name: 'leaderboard.howItWorks',
        only,
        open: (page) =>
          page
            .getByRole('button', { name: /^(How it works|यह कैसे काम करता है)$/ })
            .filter({ visible: true })
            .click(),
      })),
    },
  ]);
});
