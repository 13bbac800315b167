import type { WireClassRoomSubject, WireExamSubject } from '@shala/wire/courses.ts';
import type { Storage } from '#platform/storage.ts';
import type { listSubjects } from '../list-subjects.ts';
import { colourCode } from './present-chapter.ts';

type Files = Pick<Storage, 'signedUrl'>;
type Listed = Awaited<ReturnType<typeof listSubjects>>;
type Found = Listed['subjects'][number];
type Course = Listed['course'];

const rupees = (paise: number) => paise / 100;

async function presentInner(files: Files, { subject }: Found) {
  return {
    id: subject.id,
    name: subject.name,
    display_picture_url: await files.signedUrl(subject.pictureKey),
    color_code: colourCode(subject),
    icon: subject.icon,
  };
}

export async function presentClassRoomSubject(
  files: Files,
  found: Found,
  course: Course,
): Promise<WireClassRoomSubject> {
  const { subject, completion } = found;
  return {
    id: subject.id,
    name: subject.name,
    subject: await presentInner(files, found),
    amount_paise: subject.amountPaise,
    amount_rupees: rupees(subject.amountPaise),
    amount: rupees(subject.amountPaise),
    is_active: subject.isActive,
    class_room: { id: course.id, name: course.name },
    exam: null,
    display: true,
    cummulative_completion_percentage: completion.cumulative,
    disabled: found.isDisabled,
    chaptor_count: found.chapterCount,
    exercise_completion_percentage: completion.exercises,
    content_completion_percentage: completion.contents,
  };
}

export async function presentExamSubject(
  files: Files,
  found: Found,
  course: Course,
): Promise<WireExamSubject> {
  const { subject, completion } = found;
  return {
    id: subject.id,
    name: subject.name,
    subject: await presentInner(files, found),
    amount_paise: subject.amountPaise,
    amount_rupees: rupees(subject.amountPaise),
    amount: rupees(subject.amountPaise),
    is_active: subject.isActive,
    class_room: null,
    exam: { id: course.id, name: course.name },
    display: true,
    cummulative_completion_percentage: completion.cumulative,
    disabled: found.isDisabled,
    exam_chapter_count: found.chapterCount,
    exam_exercise_completion_percentage: completion.exercises,
    exam_content_completion_percentage: completion.contents,
  };
}
