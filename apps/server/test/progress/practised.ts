import { addContent } from '../contents.ts';
import { addLearner, type Learner } from '../learners.ts';
import { openPractice, type Practice } from '../practice.ts';
import { findCourse, type Item, type Kind, makeItem, type PracticeCourse } from '../practice-items.ts';
import { freeText, threeChoices } from '../practice-questions.ts';
import type { World } from '../world.ts';

export interface Practised {
  learner: Learner;
  practice: Practice;
  course: PracticeCourse;
  /** Two items of the first chapter and one, with a free text, of the second. */
  items: { twice: Item; unanswered: Item; written: Item };
  attempts: { twice: number; written: number };
}

/** Answers the first so many questions, the first so many of them rightly, and hands in after so many seconds. */
async function practise(
  world: World,
  practice: Practice,
  item: Item,
  { right, wrong, seconds, words }: { right: number; wrong: number; seconds: number; words?: string },
): Promise<number> {
  const attempt = await practice.open(item);
  const state = (await attempt.status()).json().status.state;
  if (state === 'completed') await attempt.reset();
  await attempt.questions();
  const answered = item.questionIds.slice(0, right + wrong);
  for (const [at, id] of answered.entries()) {
    await attempt.save(id, { student_answer: at < right ? 'option2' : 'option3', client_seq: 10 });
  }
  const last = item.questionIds.at(-1) ?? 0;
  if (words !== undefined) await attempt.save(last, { student_answer: words, client_seq: 10 });
  await world.moveClock(`${seconds} seconds`);
  const answer = await attempt.complete();
  if (answer.statusCode !== 200) throw new Error(answer.body);
  return attempt.id;
}

/**
 * A new student of a course with five runs: of the first exercise 1 of 3 right in 60 s and 3 of 3 in 30 s; of the
 * second nothing answered in 20 s; of the third, in the next chapter, 2 of 3 and a text that waits, in 40 s. A quick
 * quiz or a paper stands beside them.
 */
export async function addPractised(world: World, kind: 'class_room' | 'exam'): Promise<Practised> {
  const slug = kind === 'exam' ? 'engineering-entrance' : 'cbse-8';
  const learner = await addLearner(world, { course: slug, grants: [{ source: 'order_line' }] });
  const practice = await openPractice(world, learner.email);
  const course = await findCourse(world, learner.studentId, kind);
  const exercise: Kind = kind === 'exam' ? 'exam_exercise' : 'exercise';
  // A quick quiz brings its own lesson.
  await fillChapters(world, learner, course, kind === 'exam' ? 3 : 2);
  const twice = await makeItem(world, course, exercise);
  const unanswered = await makeItem(world, course, exercise);
  const inSecond = { ...course, chapterId: course.secondChapterId };
  const questions = [...threeChoices(), freeText('words')];
  const written = await makeItem(world, inSecond, exercise, { questions });
  const beside = await makeItem(world, course, kind === 'exam' ? 'paper' : 'quick_quiz');
  const twiceId = await practise(world, practice, twice, { right: 1, wrong: 1, seconds: 60 });
  await practise(world, practice, twice, { right: 3, wrong: 0, seconds: 30 });
  await practise(world, practice, unanswered, { right: 0, wrong: 0, seconds: 20 });
  const done = { right: 2, wrong: 1, seconds: 40, words: 'Some words.' };
  const writtenId = await practise(world, practice, written, done);
  await practise(world, practice, beside, { right: 3, wrong: 0, seconds: 10 });
  return {
    learner,
    practice,
    course,
    items: { twice, unanswered, written },
    attempts: { twice: twiceId, written: writtenId },
  };
}

/** Nothing to learn but some contents in the first chapter, two of them done, and one in the second. */
async function fillChapters(
  { pool }: World,
  learner: Learner,
  course: PracticeCourse,
  inFirst: number,
): Promise<void> {
  const ofCourse = `chapter_id IN (SELECT chapter.id FROM chapter JOIN subject ON subject.id = subject_id WHERE course_id = $1)`;
  await pool.query(`UPDATE content SET is_active = false WHERE ${ofCourse}`, [course.courseId]);
  await pool.query(`UPDATE practice_item SET is_active = false WHERE ${ofCourse}`, [course.courseId]);
  const { chapterId, secondChapterId } = course;
  for (let made = 0; made < inFirst; made += 1) await addContent(pool, { chapterId });
  await addContent(pool, { chapterId: secondChapterId });
  await pool.query(
    `INSERT INTO learning_count (student_id, tenant_id, enrolment_id, chapter_id, contents_done)
     SELECT student_id, tenant_id, id, $2, 2 FROM enrolment WHERE student_id = $1`,
    [learner.studentId, chapterId],
  );
}
