import { localTextSchema } from '@shala/brand/brand.ts';
import * as z from 'zod/mini';
import { colourCode } from '#modules/learning/index.ts';
import type { ClassRow } from './class-store.ts';
import type { LiveClass } from './domain/live-class.ts';

const sectionsSchema = z.array(z.object({ id: z.int(), instituteId: z.int(), name: localTextSchema }));
const tutorsSchema = z.array(
  z.object({ id: z.int(), name: localTextSchema, pictureKey: z.nullable(z.string()) }),
);

export const toLiveClass = (row: ClassRow): LiveClass => ({
  id: row.id,
  tenantId: row.tenant_id,
  courseId: row.course_id,
  courseName: localTextSchema.parse(row.course_name),
  subjectId: row.subject_id,
  subjectName: localTextSchema.parse(row.subject_name),
  subjectColourCode: colourCode({ id: row.subject_id, colour: row.subject_colour }),
  chapterId: row.chapter_id,
  staffId: row.staff_id,
  title: localTextSchema.parse(row.title),
  provider: row.provider,
  externalUrl: row.external_url,
  startsAt: row.starts_at,
  endsAt: row.ends_at,
  endedAt: row.ended_at,
  cancelledAt: row.cancelled_at,
  remindedAt: row.reminded_at,
  sections: sectionsSchema.parse(row.sections),
  tutors: tutorsSchema.parse(row.tutors),
});
