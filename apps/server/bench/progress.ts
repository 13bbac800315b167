import { sql } from 'kysely';
import { rebuildProgress } from '../src/modules/progress/index.ts';
import { signIn } from '../test/people.ts';
import { type BenchSchool, compareSchools, createDemoSchool, openBenchServer } from './compare-schools.ts';
import { fillPractice } from './progress-data.ts';

// What opening progress costs one student, with few attempts in the tables and with many.
//   pnpm bench:progress [FEW] [MANY] [ROUNDS]
const [few = 1_000, many = 1_000_000, rounds = 150] = process.argv.slice(2).map(Number);

async function openSchool(attempts: number): Promise<BenchSchool & { close(): Promise<void> }> {
  const database = await createDemoSchool();
  const { email, enrolmentId, subjectId, chapterId, attemptId } = await fillPractice(database.url, attempts);
  const { server, db, close } = await openBenchServer(database);
  const began = performance.now();
  const { students, wrong } = await rebuildProgress(db, { isCheck: false });
  const seconds = ((performance.now() - began) / 1000).toFixed(1);
  console.log(
    `rebuild of ${students} students with ${attempts} runs: ${wrong.items + wrong.chapters} rows in ${seconds} s`,
  );
  await sql`VACUUM (ANALYZE)`.execute(db);
  const { headers } = await signIn(server, email);
  const course = `/api/v1/course/student/student_courses/${enrolmentId}`;
  const calls = {
    'the course (/my-progress)': `${course}/exam_results/view`,
    'a subject': `${course}/exam_subjects/${subjectId}/exam_subject_results/view`,
    'a chapter': `${course}/exam_chapters/${chapterId}/exam_chapter_results/view`,
    'the papers': `${course}/exam_paper_results/view`,
    'the runs of an exercise': `${course}/exam_exercise_attempts/${attemptId}/exam_exercise_attempt_results`,
    'the leaderboard': `/StudentReport/GetLeaderBoardByCourse?CourseId=${enrolmentId}`,
  };
  return { size: `${attempts} attempts`, server, headers, calls, close };
}

const small = await openSchool(few);
const large = await openSchool(many);
const worst = await compareSchools(small, large, rounds);
await small.close();
await large.close();
process.exitCode = worst > 1.2 ? 1 : 0;
