import { localTextSchema } from '@shala/brand/brand.ts';
import type { getTaughtChapter, listTaughtCourses, WireStaffContent } from '@shala/wire/contents-staff.ts';
import type { ResponseOf } from '@shala/wire/contract.ts';
import * as z from 'zod/mini';
import type { Storage } from '#platform/storage.ts';
import type { TaughtCourse } from '../list-taught.ts';
import type { requireTaughtChapter } from '../require-taught.ts';
import type { TaughtContentRow } from '../teaching-store.ts';
import { colourCode } from './present-chapter.ts';

type WireCourse = ResponseOf<typeof listTaughtCourses>['courses'][number];

export const presentCourse = (course: TaughtCourse): WireCourse => ({
  id: course.id,
  name: course.name,
  papers_count: course.papers,
  subjects: course.subjects.map((subject) => ({
    id: subject.id,
    name: subject.name,
    color_code: colourCode(subject),
    chapters: subject.chapters.map((chapter) => ({
      id: chapter.id,
      number: chapter.number,
      name: chapter.name,
      contents_count: chapter.contents,
      drafts_count: chapter.drafts,
      waiting_count: chapter.waiting,
      exercises_count: chapter.exercises,
    })),
  })),
});

export const presentHead = (
  chapter: Awaited<ReturnType<typeof requireTaughtChapter>>,
): ResponseOf<typeof getTaughtChapter>['chapter'] => ({
  id: chapter.id,
  number: chapter.number,
  name: chapter.name,
  course_id: chapter.course.id,
  course_name: chapter.course.name,
  subject_id: chapter.subject.id,
  subject_name: chapter.subject.name,
  subject_color_code: colourCode(chapter.subject),
});

const types = z.enum(['video', 'pdf', 'external_link']);
const states = z.enum(['waiting', 'processing', 'ready', 'failed']);
const someText = z.partial(localTextSchema);

export async function presentStaffContent(
  storage: Pick<Storage, 'signedUrl'>,
  row: TaughtContentRow,
): Promise<WireStaffContent> {
  const type = types.parse(row.content_type);
  const title = localTextSchema.parse(row.title);
  const description = someText.parse(row.description);
  return {
    id: row.id,
    content_library_id: row.library_id,
    content_type: type,
    title: { en: title.en, ...(title.hi !== undefined && { hi: title.hi }) },
    description: {
      ...(description.en !== undefined && { en: description.en }),
      ...(description.hi !== undefined && { hi: description.hi }),
    },
    is_published: row.is_active,
    state: states.parse(row.state),
    progress_percent: row.progress_percent,
    failure_code: row.failure_code,
    has_file: type === 'external_link' || row.source_key !== null || row.ready_version !== null,
    is_playable: row.ready_version !== null,
    is_removable: row.is_removable,
    duration_seconds: row.duration_seconds,
    page_count: row.page_count,
    external_url: row.external_url,
    poster_url: await storage.signedUrl(row.poster_key, 'image/jpeg'),
    file_url: await storage.signedUrl(row.file_key, 'application/pdf'),
    upload: row.upload_bytes === null ? null : { size_bytes: row.upload_bytes },
  };
}
