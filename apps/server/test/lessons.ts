import { addContent, chaptersOf } from './contents.ts';
import { addLearner } from './learners.ts';
import type { World } from './world.ts';

/**
 * Two students who have paid, one for a class room and one for an exam, and lessons of every kind in the first
 * chapter of Physics; one lesson in the second chapter of the exam's Physics.
 */
export async function prepareLessons(world: World) {
  const { pool } = world;
  // The demo's own contents would come and go with the demo.
  await pool.query('UPDATE content SET is_active = false');
  const learner = await addLearner(world, { course: 'cbse-8', grants: [{ source: 'order_line' }] });
  const examLearner = await addLearner(world, {
    course: 'medical-entrance',
    grants: [{ source: 'order_line' }],
  });
  const physics = await chaptersOf(pool, 'cbse-8', 'physics');
  const examPhysics = await chaptersOf(pool, 'medical-entrance', 'physics');
  const [first = 0, second = 0, third = 0] = physics.chapterIds;
  const [, examChapter = 0] = examPhysics.chapterIds;
  const titled = (en: string, hi: string, position: number) => ({
    chapterId: first,
    title: { en, hi },
    position,
  });
  return {
    learner,
    examLearner,
    physics,
    examPhysics,
    first,
    second,
    third,
    examChapter,
    film: await addContent(pool, { ...titled('Pushes and pulls', 'धक्का और खिंचाव', 1) }),
    notes: await addContent(pool, { type: 'pdf', ...titled('Notes on friction', 'घर्षण', 2) }),
    link: await addContent(pool, { type: 'external_link', ...titled('Try it: 100%', 'करके देखो', 3) }),
    other: await addContent(pool, { type: 'external_link', ...titled('Elsewhere', 'कहीं और', 4) }),
    waiting: await addContent(pool, { isWaiting: true, ...titled('Being made', 'बन रहा है', 5) }),
    off: await addContent(pool, { isActive: false, ...titled('Switched off', 'बंद', 0) }),
    examFilm: await addContent(pool, { chapterId: examChapter, title: { en: 'Vectors' } }),
  };
}
export type Lessons = Awaited<ReturnType<typeof prepareLessons>>;
