import { inLocale, type Locale, localTextSchema } from '@shala/brand/brand.ts';
import * as z from 'zod/mini';
import type { Queryable } from '#platform/db/database.ts';
import type { SubjectType } from './domain/notice.ts';
import type { NotificationRow } from './notification-store.ts';
import { selectLessons, selectPractice } from './subject-store.ts';

/** What it is about, in the reader's language; null: it is no longer shown anywhere. */
export type About =
  | { type: 'content'; lesson: LessonView | null }
  | { type: 'exercise'; exercise: ExerciseView | null }
  | { type: 'paper'; named: NamedView | null }
  | { type: 'live_class' | 'worksheet' | 'announcement' | 'tutor_reply'; named: NamedView }
  | { type: 'admin_message' };

interface NamedView {
  id: number;
  title: string;
}

export interface ExerciseView extends NamedView {
  chapterId: number;
  chapterName: string;
  subjectId: number;
  subjectName: string;
}

export interface LessonView extends ExerciseView {
  contentType: 'video' | 'pdf' | 'external_link';
  libraryId: number;
  posterKey: string | null;
}

export interface NotificationView {
  id: number;
  action: string;
  title: string;
  shortTitle: string;
  body: string;
  createdAt: Date;
  isSeen: boolean;
  /** null: the brand itself. */
  senderName: string | null;
  student: { id: number; firstName: string };
  courseKind: 'class_room' | 'exam' | null;
  enrolmentId: number | null;
  about: About;
}

const dataSchema = z.object({
  id: z.optional(z.int()),
  title: z.optional(localTextSchema),
  sender: z.optional(z.string()),
});
const contentType = z.enum(['video', 'pdf', 'external_link']);

/** Two statements for the names, however many notifications there are. */
export async function describeNotifications(
  db: Queryable,
  rows: readonly NotificationRow[],
  locale: Locale,
): Promise<NotificationView[]> {
  const parsed = rows.map((row) => ({ row, data: dataSchema.parse(row.data) }));
  const idsOf = (...types: SubjectType[]) =>
    parsed.flatMap(({ row, data }) => (types.includes(row.type as SubjectType) ? (data.id ?? []) : []));
  const say = (text: unknown) => inLocale(localTextSchema.parse(text), locale);
  const lessons = await readLessons(db, idsOf('content'), say);
  const practice = await readPractice(db, idsOf('exercise', 'paper'), say);

  const aboutOf = (type: SubjectType, { id = 0, title }: z.infer<typeof dataSchema>): About => {
    if (type === 'admin_message') return { type };
    if (type === 'content') return { type, lesson: lessons.get(id) ?? null };
    if (type === 'paper') return { type, named: practice.get(id)?.named ?? null };
    if (type === 'exercise') return { type, exercise: practice.get(id)?.exercise ?? null };
    return { type, named: { id, title: say(title) } };
  };

  return parsed.map(({ row, data }) => ({
    id: row.id,
    action: row.action,
    title: say(row.title),
    shortTitle: say(row.short_title),
    body: say(row.body),
    createdAt: row.created_at,
    isSeen: row.seen_at !== null,
    senderName: data.sender ?? null,
    student: { id: row.student_id, firstName: row.first_name },
    courseKind: row.course_kind === null ? null : row.course_kind === 'exam' ? 'exam' : 'class_room',
    enrolmentId: row.enrolment_id,
    about: aboutOf(row.type as SubjectType, data),
  }));
}

type Say = (text: unknown) => string;

async function readLessons(db: Queryable, ids: readonly number[], say: Say) {
  const rows = ids.length === 0 ? [] : await selectLessons(db, ids);
  return new Map(
    rows.map((row): [number, LessonView] => [
      row.id,
      {
        id: row.id,
        title: say(row.title),
        chapterId: row.chapter_id,
        chapterName: say(row.chapter_name),
        subjectId: row.subject_id,
        subjectName: say(row.subject_name),
        contentType: contentType.parse(row.content_type),
        libraryId: row.content_library_id,
        posterKey: row.poster_key,
      },
    ]),
  );
}

async function readPractice(db: Queryable, ids: readonly number[], say: Say) {
  const rows = ids.length === 0 ? [] : await selectPractice(db, ids);
  return new Map(
    rows.map((row): [number, { named: NamedView; exercise: ExerciseView | null }] => {
      const named = { id: row.id, title: say(row.title) };
      if (row.chapter_id === null || row.subject_id === null) return [row.id, { named, exercise: null }];
      const place = {
        chapterId: row.chapter_id,
        chapterName: say(row.chapter_name),
        subjectId: row.subject_id,
        subjectName: say(row.subject_name),
      };
      return [row.id, { named, exercise: { ...named, ...place } }];
    }),
  );
}
