import {
  patchChapterContent,
  patchExamChapterContent,
  putChapterContent,
  putExamChapterContent,
} from '@shala/wire/contents.ts';
import type { BodyOf } from '@shala/wire/contract.ts';
import { type Route, write } from '#platform/http/route.ts';
import { type ContentChange, changeContent } from '../change-content.ts';
import type { LearningDeps } from '../deps.ts';
import { getContent } from '../get-content.ts';
import { contentPresenter } from './content-presenter.ts';
import { learnerOf } from './learner.ts';

/** PUT and PATCH do the same: what is left out stays as it is. */
export function changeRoutes(deps: LearningDeps): Route[] {
  const present = contentPresenter(deps);
  const room = (contract: typeof putChapterContent): Route =>
    write(contract, { policy: 'student' }, async (request, tx) => {
      const which = {
        learner: learnerOf(request),
        enrolmentId: request.params.courseId,
        kind: 'class_room' as const,
        chapterId: request.params.chapterId,
        contentId: request.params.contentId,
      };
      const change = readChange(request.body.student_chaptor_content);
      await changeContent(tx, deps, which, change);
      return { student_chaptor_content: await present(await getContent(tx, deps, which), which) };
    });
  const exam = (contract: typeof putExamChapterContent): Route =>
    write(contract, { policy: 'student' }, async (request, tx) => {
      const which = {
        learner: learnerOf(request),
        enrolmentId: request.params.courseId,
        kind: 'exam' as const,
        chapterId: request.params.chapterId,
        contentId: request.params.contentId,
      };
      const change = readChange(request.body.student_exam_chapter_content);
      await changeContent(tx, deps, which, change);
      return { student_exam_chapter_content: await present(await getContent(tx, deps, which), which) };
    });
  return [
    room(putChapterContent),
    room(patchChapterContent),
    exam(putExamChapterContent),
    exam(patchExamChapterContent),
  ];
}

type WireChange = BodyOf<typeof putChapterContent>['student_chaptor_content'];

function readChange({ upvote, notes, is_completed: isCompleted }: WireChange): ContentChange {
  return {
    vote: upvote === 'reset' ? null : upvote,
    note: notes,
    isCompleted: isCompleted ?? false,
  };
}
