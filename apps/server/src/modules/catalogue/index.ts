import { findCourses } from './find-courses.ts';
import { listOffers } from './list-offers.ts';
import { listSubjects } from './list-subjects.ts';

export {
  selectBoardId as findBoard,
  selectCourseId as findCourse,
  selectSubjectId as findSubject,
} from './catalogue-store.ts';
export { licenseCourse } from './license-course.ts';
export { saveBoard } from './save-board.ts';
export { saveChapter } from './save-chapter.ts';
export { saveCourse } from './save-course.ts';
export { saveSubject } from './save-subject.ts';

export function createCatalogueModule() {
  return { findCourses, listOffers, listSubjects };
}
export type CatalogueModule = ReturnType<typeof createCatalogueModule>;
