import {
  getChapterContent,
  getExamChapterContent,
  listChapterContents,
  listExamChapterContents,
  listPendingContents,
  listPendingExamContents,
} from '@shala/wire/contents.ts';
import { type Route, read } from '#platform/http/route.ts';
import { pageOf } from '#platform/page.ts';
import type { LearningDeps } from '../deps.ts';
import { getContent } from '../get-content.ts';
import { listContents } from '../list-contents.ts';
import { listPending } from '../list-pending.ts';
import { contentPresenter } from './content-presenter.ts';
import { learnerOf } from './learner.ts';
import { presentChapterHead, presentMeta } from './present-chapter.ts';
import { presentCard } from './present-content.ts';

export function contentRoutes(deps: LearningDeps): Route[] {
  return [...pageRoutes(deps), ...pendingRoutes(deps), ...singleRoutes(deps)];
}

function pageRoutes(deps: LearningDeps): Route[] {
  const { storage } = deps;
  return [
    read(listChapterContents, { policy: 'student' }, async (request) => {
      const { query, params } = request;
      const found = await listContents(deps, {
        learner: learnerOf(request),
        enrolmentId: params.courseId,
        kind: 'class_room',
        chapterId: params.chapterId,
        search: query.search ?? '',
        page: pageOf({ number: query.page, size: query.items_per_page }),
      });
      return {
        chaptor: presentChapterHead(found),
        chaptor_contents: await Promise.all(
          found.contents.map((content) => presentCard(storage, content, 'class_room')),
        ),
        meta: presentMeta(found.meta),
      };
    }),
    read(listExamChapterContents, { policy: 'student' }, async (request) => {
      const { query, params } = request;
      const found = await listContents(deps, {
        learner: learnerOf(request),
        enrolmentId: params.courseId,
        kind: 'exam',
        chapterId: params.chapterId,
        search: query.search ?? '',
        page: pageOf({ number: query.page, size: query.items_per_page }),
      });
      return {
        exam_chapter: presentChapterHead(found),
        exam_chapter_contents: await Promise.all(
          found.contents.map((content) => presentCard(storage, content, 'exam')),
        ),
        meta: presentMeta(found.meta),
      };
    }),
  ];
}

function pendingRoutes(deps: LearningDeps): Route[] {
  const { storage } = deps;
  return [
    read(listPendingContents, { policy: 'student' }, async (request) => {
      const pending = await listPending(deps, {
        learner: learnerOf(request),
        enrolmentId: request.params.courseId,
        kind: 'class_room',
      });
      return {
        pending_chapter_contents: await Promise.all(
          pending.map((content) => presentCard(storage, content, 'class_room')),
        ),
      };
    }),
    read(listPendingExamContents, { policy: 'student' }, async (request) => {
      const pending = await listPending(deps, {
        learner: learnerOf(request),
        enrolmentId: request.params.courseId,
        kind: 'exam',
      });
      return {
        pending_exam_chapter_contents: await Promise.all(
          pending.map((content) => presentCard(storage, content, 'exam')),
        ),
      };
    }),
  ];
}

function singleRoutes(deps: LearningDeps): Route[] {
  const present = contentPresenter(deps);
  return [
    read(getChapterContent, { policy: 'student' }, async (request) => {
      const which = {
        learner: learnerOf(request),
        enrolmentId: request.params.courseId,
        kind: 'class_room' as const,
        chapterId: request.params.chapterId,
        contentId: request.params.contentId,
      };
      return { student_chaptor_content: await present(await getContent(deps.db, deps, which), which) };
    }),
    read(getExamChapterContent, { policy: 'student' }, async (request) => {
      const which = {
        learner: learnerOf(request),
        enrolmentId: request.params.courseId,
        kind: 'exam' as const,
        chapterId: request.params.chapterId,
        contentId: request.params.contentId,
      };
      return { student_exam_chapter_content: await present(await getContent(deps.db, deps, which), which) };
    }),
  ];
}
