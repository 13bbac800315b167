import { saveStatement } from '../src/modules/assessment/answer-store.ts';

/**
 * The statement of the lanes for one save, as a pgbench script: the same checks, lock and row, with the values in
 * the place of the lists. It is what a server without lanes would send for every save.
 */
export function singleSaveScript(
  students: readonly (readonly [number, number, number])[],
  questionIds: readonly number[],
) {
  const [given, rest] = cutAt(saveStatement.text, '), target AS (');
  if (!given.includes('unnest(')) throw new Error('the statement of the lanes has another shape now');
  const [firstStudent] = students as [readonly [number, number, number]];
  const steps = stepsOf(students);
  const [firstQuestion = 0] = questionIds;
  return [
    `\\set n random(0, ${students.length - 1})`,
    `\\set student ${firstStudent[0]} + :n * ${steps[0]}`,
    `\\set attempt ${firstStudent[1]} + :n * ${steps[1]}`,
    `\\set enrolment ${firstStudent[2]} + :n * ${steps[2]}`,
    `\\set question random(${firstQuestion}, ${firstQuestion + questionIds.length - 1})`,
    `\\set option random(1, 4)`,
    `WITH given AS (
       SELECT 0 AS n, :student::bigint AS student_id, :attempt::bigint AS attempt_id, :enrolment::bigint AS enrolment_id,
         'exercise'::text AS kind, :question::bigint AS question_id, 1 AS run_no, NULL::int AS client_seq,
         true AS has_answer, 'option' || :option::int AS answer, false AS is_draft, NULL::boolean AS is_marked,
         NULL::boolean AS is_visited
     ), target AS (${rest.trim()};`.replaceAll('\n', ' '),
  ].join('\n');
}

function cutAt(text: string, mark: string): [string, string] {
  const at = text.indexOf(mark);
  if (at < 0) throw new Error('the statement of the lanes has another shape now');
  return [text.slice(0, at), text.slice(at + mark.length)];
}

/** pgbench computes ids and looks up none: they must lie at equal distances. */
function stepsOf(students: readonly (readonly [number, number, number])[]): number[] {
  const [first, second] = students;
  if (!first || !second) throw new Error('one student is too few');
  const steps = first.map((id, column) => (second[column] as number) - id);
  const isEven = students.every((ids, n) =>
    ids.every((id, column) => id === (first[column] as number) + n * (steps[column] as number)),
  );
  if (!isEven) throw new Error('the ids do not lie at equal distances');
  return steps;
}
