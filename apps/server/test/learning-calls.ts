/** Which rows a call of the learning part names. */
export interface LearningIds {
  kind: 'class_room' | 'exam';
  enrolmentId: number;
  subjectId: number;
  chapterId: number;
  contentId: number;
  libraryId: number;
  historyId: number;
}

export interface LearningCall {
  /** As the server knows it. */
  route: string;
  method: 'GET' | 'POST' | 'PUT' | 'PATCH';
  path: string;
  payload?: object;
  /** `list` may be read when a chapter is locked, `drill` when it is a class room's, `open` never. */
  needs: 'list' | 'drill' | 'open';
}

const base = '/course/student/student_courses/:courseId';

/** Every call of the learning part for one content, in the skin of its course. */
export function learningCalls(ids: LearningIds): LearningCall[] {
  const isExam = ids.kind === 'exam';
  const subjects = `${base}/${isExam ? 'exam_subjects' : 'class_room_subjects'}`;
  const chapters = isExam ? 'exam_chapters' : 'chaptors';
  const contents = `${base}/${chapters}/:chapterId/${isExam ? 'exam_chapter_contents' : 'chaptor_contents'}`;
  const single = isExam ? 'student_exam_chapter_content' : 'student_chaptor_content';
  const library = `${base}/content_libraries/:contentLibraryId`;
  const histories = `${base}/content_histories`;
  const call = (
    needs: LearningCall['needs'],
    method: LearningCall['method'],
    route: string,
    payload?: object,
  ): LearningCall => ({ needs, method, route, path: fill(route, ids), ...(payload && { payload }) });
  return [
    call('list', 'GET', subjects),
    call('drill', 'GET', `${subjects}/:subjectId/${chapters}`),
    call('drill', 'GET', contents),
    call('list', 'GET', `${base}/${isExam ? 'pending_exam_chapter_contents' : 'pending_chapter_contents'}`),
    call('open', 'GET', `${contents}/:contentId`),
    call('open', 'PUT', `${contents}/:contentId`, { [single]: { upvote: 1 } }),
    call('open', 'PATCH', `${contents}/:contentId`, { [single]: { notes: 'x' } }),
    call('list', 'GET', histories),
    call('open', 'POST', histories, { content_library_id: ids.libraryId }),
    call('open', 'PUT', `${histories}/:historyId`, { played_seconds: 1 }),
    call('open', 'GET', `${library}/playlist`),
    call('open', 'GET', `${library}/playlist/:rendition`),
    call('open', 'GET', '/course/student/content_key'),
  ];
}

function fill(route: string, ids: LearningIds): string {
  const path = route
    .replace(':courseId', String(ids.enrolmentId))
    .replace(':subjectId', String(ids.subjectId))
    .replace(':chapterId', String(ids.chapterId))
    .replace(':contentId', String(ids.contentId))
    .replace(':contentLibraryId', String(ids.libraryId))
    .replace(':historyId', String(ids.historyId))
    .replace(':rendition', '240p');
  return route.endsWith('content_key') ? `${path}?contentLibraryId=${ids.libraryId}` : path;
}

/** Names of snake case in camel case, for bodies sent to /api/v2. */
export function inCamelCase(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [
      key.replace(/_([a-z])/g, (_all, letter: string) => letter.toUpperCase()),
      inCamelCase(inner),
    ]),
  );
}
