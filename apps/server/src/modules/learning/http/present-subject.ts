import type { WireClassRoomSubject, WireExamSubject } from '@shala/wire/courses.ts';
import type { listSubjects } from '../list-subjects.ts';

type Found = Awaited<ReturnType<typeof listSubjects>>;
type Subject = Found['subjects'][number];
type Course = Found['course'];

const rupees = (paise: number) => paise / 100;

function presentInner(subject: Subject) {
  return {
    id: subject.id,
    name: subject.name,
    display_picture_url: subject.pictureKey,
    color_code: String(subject.colour),
    icon: subject.icon,
  };
}

export function presentClassRoomSubject(subject: Subject, course: Course): WireClassRoomSubject {
  return {
    id: subject.id,
    name: subject.name,
    subject: presentInner(subject),
    amount_paise: subject.amountPaise,
    amount_rupees: rupees(subject.amountPaise),
    amount: rupees(subject.amountPaise),
    is_active: subject.isActive,
    class_room: { id: course.id, name: course.name },
    exam: null,
    display: true,
    chaptor_count: subject.chapterCount,
  };
}

export function presentExamSubject(subject: Subject, course: Course): WireExamSubject {
  return {
    id: subject.id,
    name: subject.name,
    subject: presentInner(subject),
    amount_paise: subject.amountPaise,
    amount_rupees: rupees(subject.amountPaise),
    amount: rupees(subject.amountPaise),
    is_active: subject.isActive,
    class_room: null,
    exam: { id: course.id, name: course.name },
    display: true,
    exam_chapter_count: subject.chapterCount,
  };
}
