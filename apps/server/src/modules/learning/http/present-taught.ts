import type {
  getTaughtChapter,
  listTaughtCourses,
  WireSourceUpload,
  WireStaffContent,
} from '@shala/wire/contents-staff.ts';
import type { ResponseOf } from '@shala/wire/contract.ts';
import type { Storage } from '#platform/storage.ts';
import type { TaughtCourse } from '../list-taught.ts';
import type { requireTaughtChapter } from '../require-taught.ts';
import type { announceFile } from '../send-taught.ts';
import type { TaughtContent } from '../taught-content.ts';
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

export async function presentStaffContent(
  storage: Pick<Storage, 'signedUrl'>,
  content: TaughtContent,
): Promise<WireStaffContent> {
  const { title, description } = content;
  return {
    id: content.id,
    content_library_id: content.libraryId,
    content_type: content.type,
    title: { en: title.en, hi: title.hi ?? null },
    description: { en: description.en ?? null, hi: description.hi ?? null },
    is_published: content.isPublished,
    state: content.state,
    progress_percent: content.progressPercent,
    failure_code: content.failureCode,
    has_file: content.hasFile,
    is_playable: content.isPlayable,
    is_removable: content.isRemovable,
    duration_seconds: content.durationSeconds,
    page_count: content.pageCount,
    external_url: content.externalUrl,
    poster_url: await storage.signedUrl(content.posterKey, 'image/jpeg'),
    file_url: await storage.signedUrl(content.fileKey, 'application/pdf'),
    upload: content.uploadBytes === null ? null : { size_bytes: content.uploadBytes },
    captions: await Promise.all(
      content.captions.map(async ({ locale, fileKey }) => ({
        locale,
        url: await storage.signedUrl(fileKey),
      })),
    ),
  };
}

export const presentUpload = (upload: Awaited<ReturnType<typeof announceFile>>): WireSourceUpload => ({
  size_bytes: upload.sizeBytes,
  part_size: upload.partBytes,
  missing_parts: upload.missing.map((part) => ({
    number: part.number,
    size_bytes: part.sizeBytes,
    url: part.url,
  })),
});
