import type { ContentsPage } from '@shala/api-client/content-shape.ts';
import type { StudentCourse } from '@shala/api-client/courses.ts';
import { PageGrid } from '@shala/ui/page-grid.tsx';
import { LessonGridSkeleton } from '@shala/ui/skeleton.tsx';
import { useQuery } from '@tanstack/react-query';
import { useLocation, useNavigate, useParams, useSearch } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { ChapterContents } from '#features/learn/chapter-contents.tsx';
import { contentsQuery } from '#features/learn/contents-query.ts';
import { type PageHeader, usePageHeader, usePageSearch } from '#shared/layout/page-header.tsx';
import { type t as translate, useTexts } from '#shared/texts/texts.ts';
import { CourseGate } from './course-gate.tsx';

const route = '/main/learn/$subjectId/chapter/$chapterId';

export function ChapterContentsPage() {
  const t = useTexts();
  const { chapterId, subjectId } = useParams({ from: route });
  // The link brought the name along; a bare address has to wait for the list.
  const known = useLocation({ select: ({ state }) => state.chapter?.subjectName });
  const header = { title: known ?? t('learn.title'), backTo: `/learn/${subjectId}` };
  return (
    <CourseGate header={header} skeleton={<LessonGridSkeleton />}>
      {(course) => <Contents key={chapterId} course={course} chapterId={Number(chapterId)} header={header} />}
    </CourseGate>
  );
}

interface ContentsProps {
  course: StudentCourse;
  chapterId: number;
  header: PageHeader;
}

function Contents({ course, chapterId, header }: ContentsProps) {
  const t = useTexts();
  const { search, clearSearch } = usePageSearch();
  const { page: asked = 1 } = useSearch({ from: route });
  const page = usePageOf(search, asked);
  const query = useQuery(contentsQuery(course, { chapterId, search, page }));
  const { data } = query;
  usePageHeader({
    ...header,
    ...(data && { title: data.chapter.subject.name, subText: countsOf(t, data.chapter) }),
    searchLabel: t('learn.searchContents'),
  });
  return (
    <PageGrid>
      <ChapterContents course={course} query={query} search={search} onClearSearch={clearSearch} />
    </PageGrid>
  );
}

/** The page in the address belongs to what was searched when it was turned; a new search starts at its first. */
function usePageOf(search: string, asked: number): number {
  const navigate = useNavigate();
  const [turnedIn, setTurnedIn] = useState(search);
  useEffect(() => {
    if (turnedIn === search) return;
    void navigate({ to: '.', search: {}, state: true, replace: true }).then(() => setTurnedIn(search));
  }, [turnedIn, search, navigate]);
  return turnedIn === search ? asked : 1;
}

/** '5 videos · 1 PDF · 1 external link' */
function countsOf(t: typeof translate, { videos, pdfs, links }: ContentsPage['chapter']): string {
  return [
    t('learn.videoCount', { count: videos }),
    t('learn.pdfCount', { count: pdfs }),
    t('learn.linkCount', { count: links }),
  ].join(' · ');
}
