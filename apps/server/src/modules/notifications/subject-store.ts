import { sql } from 'kysely';
import type { Queryable } from '#platform/db/database.ts';

/** Lessons as a card names them. What is switched off is left out: there is nothing to go to any more. */
export async function selectLessons(db: Queryable, contentIds: readonly number[]) {
  return db
    .selectFrom('content')
    .innerJoin('content_library', 'content_library.id', 'content.content_library_id')
    .innerJoin('chapter', 'chapter.id', 'content.chapter_id')
    .innerJoin('subject', 'subject.id', 'chapter.subject_id')
    .select([
      'content.id',
      'content.title',
      'chapter.id as chapter_id',
      'chapter.name as chapter_name',
      'subject.id as subject_id',
      'subject.name as subject_name',
      'content_library.id as content_library_id',
      'content_library.content_type',
      'content_library.poster_key',
    ])
    .where(sql<boolean>`content.id = ANY (${contentIds}::bigint[])`)
    .where('content.is_active', '=', true)
    .where('chapter.is_active', '=', true)
    .where('subject.is_active', '=', true)
    .execute();
}

/** Exercises and papers; a paper stands in no chapter. */
export async function selectPractice(db: Queryable, itemIds: readonly number[]) {
  return db
    .selectFrom('practice_item')
    .leftJoin('chapter', 'chapter.id', 'practice_item.chapter_id')
    .leftJoin('subject', 'subject.id', 'chapter.subject_id')
    .select([
      'practice_item.id',
      'practice_item.title',
      'chapter.id as chapter_id',
      'chapter.name as chapter_name',
      'subject.id as subject_id',
      'subject.name as subject_name',
    ])
    .where(sql<boolean>`practice_item.id = ANY (${itemIds}::bigint[])`)
    .where('practice_item.is_active', '=', true)
    .where((where) =>
      where.or([
        where('chapter.id', 'is', null),
        where.and([where('chapter.is_active', '=', true), where('subject.is_active', '=', true)]),
      ]),
    )
    .execute();
}

/** A run as it stands now, with how often a tutor has marked something in it. */
export async function selectMarkedRun(db: Queryable, studentId: number, runId: number) {
  return (
    db
      .selectFrom('attempt_run')
      .innerJoin('practice_item', 'practice_item.id', 'attempt_run.practice_item_id')
      .select([
        'practice_item.title',
        'attempt_run.score',
        'attempt_run.evaluating',
        sql<number>`(SELECT count(*) FROM answer_mark WHERE answer_mark.student_id = attempt_run.student_id
        AND answer_mark.run_id = attempt_run.id)`.as('marks_given'),
      ])
      .where('attempt_run.student_id', '=', studentId)
      .where('attempt_run.id', '=', runId)
      // Its score stays so until this is told, or an older one could be told after a newer one.
      .forShare('attempt_run')
      .executeTakeFirst()
  );
}

/** The first place of a film, PDF or link in a course: one that can be opened, if there is one. */
export async function selectLessonOf(db: Queryable, libraryId: number, courseId: number) {
  const row = await db
    .selectFrom('content')
    .innerJoin('chapter', 'chapter.id', 'content.chapter_id')
    .innerJoin('subject', 'subject.id', 'chapter.subject_id')
    .select('content.id')
    .where('content.content_library_id', '=', libraryId)
    .where('subject.course_id', '=', courseId)
    .orderBy(sql`content.is_active AND chapter.is_active AND subject.is_active`, 'desc')
    .orderBy('subject.position')
    .orderBy('chapter.position')
    .orderBy('content.position')
    .orderBy('content.id')
    .executeTakeFirst();
  return row?.id ?? null;
}
