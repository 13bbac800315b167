import { findCourses } from './find-courses.ts';
import { countContents, findSubjectHead, listChapters } from './list-chapters.ts';
import { findChapter, findContents, findPlaces, listCaptions, listContents } from './list-contents.ts';
import { listOffers } from './list-offers.ts';
import { listSubjects } from './list-subjects.ts';

export { addCaptions } from './add-captions.ts';
export { addSourceFile } from './add-source-file.ts';
export { announceContent } from './announce-content.ts';
export {
  selectBoardId as findBoard,
  selectChapterId as findChapterBySlug,
  selectCourseId as findCourse,
  selectSubjectId as findSubject,
} from './catalogue-store.ts';
export {
  selectLibraryId as findContentLibrary,
  selectPosition as findContentPosition,
} from './content-place-store.ts';
export type { ContentView } from './content-view.ts';
export { type CreateDraft, createDraft } from './create-draft.ts';
export { createMedia, type Media } from './create-media.ts';
export { updateWords as renameContent } from './draft-store.ts';
export type { ContentPublished } from './events.ts';
export { findMediaState, type MediaState } from './find-media-state.ts';
export { licenseCourse } from './license-course.ts';
export { listChapterContents } from './list-contents.ts';
export { moveDraft } from './move-draft.ts';
export { orderContents } from './order-contents.ts';
export { publishContent } from './publish-content.ts';
export { removeCaptions } from './remove-captions.ts';
export { removeDraft } from './remove-draft.ts';
export { saveBoard } from './save-board.ts';
export { saveCaptions } from './save-captions.ts';
export { saveChapter } from './save-chapter.ts';
export { saveContent } from './save-content.ts';
export { saveContentLibrary } from './save-content-library.ts';
export { saveCourse } from './save-course.ts';
export { saveSubject } from './save-subject.ts';
export { announceSource, finishSource, type SourceUpload } from './upload-source.ts';

export function createCatalogueModule() {
  return {
    findCourses,
    listOffers,
    listSubjects,
    findSubjectHead,
    listChapters,
    countContents,
    findChapter,
    listContents,
    findContents,
    findPlaces,
    listCaptions,
  };
}
export type CatalogueModule = ReturnType<typeof createCatalogueModule>;
