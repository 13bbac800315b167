import {
  listExamExercises,
  listExercises as listExercisesContract,
  type WireExamExercise,
  type WireExercise,
} from '@shala/wire/exercises.ts';
import type { WireMeta } from '@shala/wire/paging.ts';
import { listPapers as listPapersContract } from '@shala/wire/papers.ts';
import { type Route, read } from '#platform/http/route.ts';
import { type PageMeta, pageOf } from '#platform/page.ts';
import type { EngineDeps } from '../deps.ts';
import { type ExerciseList, listExercises, listPapers, type PracticeItemView } from '../list-practice.ts';
import { learnerOf } from './door-routes.ts';
import { presentHead } from './present-attempt.ts';
import { extendedFrom, presentPaper } from './present-paper.ts';

const student = { policy: 'student' } as const;

export function listRoutes(deps: EngineDeps): Route[] {
  return [
    read(listExercisesContract, student, async (request) => {
      const list = await listExercises(deps, {
        learner: learnerOf(request),
        enrolmentId: request.params.courseId,
        kind: 'exercise',
        chapterId: request.params.chapterId,
        search: request.query.search ?? '',
        page: pageOf({ number: request.query.page, size: request.query.items_per_page }),
      });
      const excercises = list.items.map((item) => presentExercise(item, list));
      return { excercises, meta: presentMeta(list.meta) };
    }),
    read(listExamExercises, student, async (request) => {
      const list = await listExercises(deps, {
        learner: learnerOf(request),
        enrolmentId: request.params.courseId,
        kind: 'exam_exercise',
        chapterId: request.params.chapterId,
        search: request.query.search ?? '',
        page: pageOf({ number: request.query.page, size: request.query.items_per_page }),
      });
      const exercises = list.items.map((item) => presentExamExercise(item, list));
      return { exam_exercises: exercises, meta: presentMeta(list.meta) };
    }),
    read(listPapersContract, student, async (request) => {
      const list = await listPapers(deps, {
        learner: learnerOf(request),
        enrolmentId: request.params.courseId,
        search: request.query.search ?? '',
        page: pageOf({ number: request.query.page, size: request.query.items_per_page }),
      });
      return {
        papers: list.items.map((item) => presentPaper(item, list.isOpen)),
        meta: presentMeta(list.meta),
      };
    }),
  ];
}

function presentExercise(item: PracticeItemView, { chapter, isOpen }: ExerciseList): WireExercise {
  return {
    id: item.id,
    title: item.title,
    description: item.description,
    time: item.time,
    timer_options: item.timer,
    extended_from: extendedFrom(item),
    is_active: item.isActive,
    questions_count: item.questionsCount,
    attempts_count: item.completedRuns,
    chapter_id: chapter.id,
    chapter_name: chapter.name,
    subject_id: chapter.subject.id,
    subject_name: chapter.subject.name,
    disabled: !isOpen,
    attempt: item.run && presentHead(item.run, item),
  };
}

function presentExamExercise(item: PracticeItemView, { chapter, isOpen }: ExerciseList): WireExamExercise {
  return {
    id: item.id,
    title: item.title,
    description: item.description,
    time: item.time,
    timer_options: item.timer,
    extended_from: extendedFrom(item),
    is_active: item.isActive,
    exam_questions_count: item.questionsCount,
    attempts_count: item.completedRuns,
    chapter_id: chapter.id,
    chapter_name: chapter.name,
    subject_id: chapter.subject.id,
    subject_name: chapter.subject.name,
    disabled: !isOpen,
    attempt: item.run && presentHead(item.run, item),
  };
}

const presentMeta = (meta: PageMeta): WireMeta => ({
  current_page: meta.number,
  total_pages: meta.pages,
  total_count: meta.total,
  next_page: meta.next,
  prev_page: meta.previous,
  items_per_page: meta.size,
});
