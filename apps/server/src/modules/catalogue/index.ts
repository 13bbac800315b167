import { findCourses } from './find-courses.ts';
import { listOffers } from './list-offers.ts';
import { listSubjects } from './list-subjects.ts';

export { type AddedSource, type AddSourceFile, addSourceFile } from './add-source-file.ts';
export {
  selectBoardId as findBoard,
  selectCourseId as findCourse,
  selectSubjectId as findSubject,
} from './catalogue-store.ts';
export { licenseCourse } from './license-course.ts';
export { saveBoard } from './save-board.ts';
export { saveChapter } from './save-chapter.ts';
export { type SaveContent, saveContent } from './save-content.ts';
export { type SaveContentLibrary, saveContentLibrary } from './save-content-library.ts';
export { saveCourse } from './save-course.ts';
export { saveSubject } from './save-subject.ts';

export function createCatalogueModule() {
  return { findCourses, listOffers, listSubjects };
}
export type CatalogueModule = ReturnType<typeof createCatalogueModule>;
