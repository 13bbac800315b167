import type { WireNotification } from '@shala/wire/notifications.ts';
import type { Storage } from '#platform/storage.ts';
import type { About, ExerciseView, LessonView, NotificationView } from '../describe-notifications.ts';

type Files = Pick<Storage, 'signedUrl'>;
type WireData = WireNotification['data'];

/** `brandName` stands for the sender where no person is named. */
export async function presentNotification(
  files: Files,
  found: NotificationView,
  brandName: string,
): Promise<WireNotification> {
  const isExam = found.courseKind === 'exam';
  const data = await presentAbout(files, found.about, isExam);
  return {
    id: found.id,
    action: found.action,
    title: found.title,
    short_title: found.shortTitle,
    body: found.body,
    created_at: found.createdAt.toISOString(),
    is_seen: found.isSeen,
    sender: { type: 'admin', name: found.senderName ?? brandName },
    receiver: { type: 'student', id: found.student.id, first_name: found.student.firstName },
    course_type: needsCourse(found.about) ? found.courseKind : null,
    student_course_id: found.enrolmentId,
    data,
  };
}

/** Lessons and practice are found in the course that is open; the other areas are open whatever the course. */
const needsCourse = ({ type }: About): boolean =>
  type === 'content' || type === 'exercise' || type === 'paper';

async function presentAbout(files: Files, about: About, isExam: boolean): Promise<WireData> {
  const lesson = about.type === 'content' && about.lesson ? await presentLesson(files, about.lesson) : null;
  const exercise =
    about.type === 'exercise' && about.exercise !== null ? presentExercise(about.exercise) : null;
  const namedOf = (...types: About['type'][]) =>
    types.includes(about.type) && 'named' in about && about.named !== null
      ? { id: about.named.id, title: about.named.title }
      : null;
  return {
    type: wireType(about.type, isExam),
    chapter_content: isExam ? null : lesson,
    exam_chapter_content: isExam ? lesson : null,
    excercise: isExam ? null : exercise,
    exam_exercise: isExam ? exercise : null,
    paper: namedOf('paper'),
    live_class: namedOf('live_class'),
    worksheet: namedOf('worksheet'),
    announcement: namedOf('announcement', 'tutor_reply'),
  };
}

function wireType(type: About['type'], isExam: boolean): WireData['type'] {
  if (type === 'content') return isExam ? 'exam_chapter_content' : 'chaptor_content';
  if (type === 'exercise') return isExam ? 'exam_exercise' : 'excercise';
  return type;
}

const presentExercise = (exercise: ExerciseView): NonNullable<WireData['excercise']> => ({
  id: exercise.id,
  title: exercise.title,
  chapter_id: exercise.chapterId,
  chapter_name: exercise.chapterName,
  subject_id: exercise.subjectId,
  subject_name: exercise.subjectName,
});

const presentLesson = async (
  files: Files,
  lesson: LessonView,
): Promise<NonNullable<WireData['chapter_content']>> => ({
  id: lesson.id,
  title: lesson.title,
  chapter_id: lesson.chapterId,
  chapter_name: lesson.chapterName,
  subject_id: lesson.subjectId,
  subject_name: lesson.subjectName,
  content_type: lesson.contentType,
  content_library_id: lesson.libraryId,
  thumbnail: await files.signedUrl(lesson.posterKey),
});
