export { findChapterPlace, findLessonPlace } from './find-practice-place.ts';
export { findQuestions } from './find-questions.ts';
export type { QuestionSecret } from './question-secret.ts';
export {
  type PracticePlace,
  type PracticeTimer,
  type SavePracticeItem,
  savePracticeItem,
} from './save-practice-item.ts';
export { type SaveQuestion, saveQuestion } from './save-question.ts';
