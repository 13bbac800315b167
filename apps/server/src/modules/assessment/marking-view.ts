import { type LocalText, localTextSchema } from '@shala/brand/brand.ts';
import type { AttemptKind } from './domain/attempt-kind.ts';
import type { MarkRow } from './mark-store.ts';
import type { CardRow, ItemRow } from './marking-store.ts';

const words = (stored: unknown): LocalText => localTextSchema.parse(stored);
export const wordsOrNone = (stored: unknown): LocalText | null => (stored === null ? null : words(stored));

export const viewItem = (row: ItemRow) => ({
  id: row.id,
  kind: row.kind as AttemptKind,
  title: words(row.title),
  courseId: row.course_id,
  courseName: words(row.course_name),
  subject:
    row.subject_id === null
      ? null
      : { id: row.subject_id, name: words(row.subject_name), colour: row.subject_colour },
  chapterName: wordsOrNone(row.chapter_name),
  waiting: row.waiting,
  checked: row.checked,
  oldestAt: row.oldest_at,
});
export type MarkingItem = ReturnType<typeof viewItem>;

/** An answer as a line of the list. */
export const viewCard = (row: CardRow) => ({
  studentId: row.student_id,
  runId: row.run_id,
  studentName: row.student_name,
  sectionName: wordsOrNone(row.section_name),
  runNo: row.run_no,
  sentAt: row.sent_at,
  isWaiting: row.outcome === 'pending',
  marks: row.marks,
  taken:
    row.lease_staff_id === null || row.lease_until === null
      ? null
      : { staffId: row.lease_staff_id, staffName: words(row.lease_staff_name), until: row.lease_until },
});
export type AnswerCard = ReturnType<typeof viewCard>;

export const viewMark = (row: MarkRow) => ({
  id: row.id,
  staffId: row.staff_id,
  staffName: words(row.staff_name),
  marks: row.marks,
  comment: row.comment,
  isUndo: row.undoes_id !== null,
  at: row.created_at,
});
export type GivenMark = ReturnType<typeof viewMark>;
