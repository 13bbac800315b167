import { appLink } from '@shala/app-kit/app-link.tsx';
import { Button, ButtonLink } from '@shala/ui/button.tsx';
import { DeskPage, Panel } from '@shala/ui/desk-page.tsx';
import { ListSkeleton, Loading } from '@shala/ui/skeleton.tsx';
import { EmptyState } from '@shala/ui/state.tsx';
import { subjectColour } from '@shala/ui/subject-colour.ts';
import { useQuery } from '@tanstack/react-query';
import Plus from 'lucide-react/icons/plus';
import { useState } from 'react';
import { AddDialog } from '#features/teaching/add-dialog.tsx';
import { ContentList } from '#features/teaching/content-list.tsx';
import { PracticeList } from '#features/teaching/practice-list.tsx';
import { chapterQuery, practiceQuery } from '#features/teaching/teaching-query.ts';
import { FailedState } from '#shared/layout/failed-state.tsx';
import { PageActions, usePageHeader } from '#shared/layout/page-header.tsx';
import { useTexts } from '#shared/texts/texts.ts';

export function TeachingChapterPage({ chapterId }: { chapterId: number }) {
  const t = useTexts();
  const { data, error, refetch } = useQuery(chapterQuery(chapterId));
  const practice = useQuery(practiceQuery(chapterId));
  const [isAdding, setIsAdding] = useState(false);
  const chapter = data?.chapter;
  usePageHeader({
    title: chapter?.name ?? t('nav.teaching'),
    sub: chapter
      ? `${chapter.courseName} · ${chapter.subjectName} · ${t('teaching.chapterNumber', { number: chapter.number })}`
      : undefined,
    backTo: '/teaching',
  });
  if (error && !data) {
    return <FailedState title={t('error.title')} error={error} onRetry={() => void refetch()} />;
  }
  if (!data || !chapter) {
    return (
      <Loading label={t('loading')}>
        <ListSkeleton />
      </Loading>
    );
  }
  const items = practice.data ?? [];
  const add = (
    <Button icon={<Plus aria-hidden="true" />} onClick={() => setIsAdding(true)}>
      {t('teaching.add')}
    </Button>
  );
  return (
    <DeskPage>
      <PageActions>{add}</PageActions>
      <div className={subjectColour(chapter.colour, chapter.subjectId)}>
        <Panel
          title={t('teaching.contents')}
          note={t('teaching.contentsCount', { count: data.contents.length })}
        >
          {data.contents.length === 0 ? (
            <EmptyState title={t('teaching.noContents')} text={t('teaching.noContentsText')} />
          ) : (
            <ContentList chapterId={chapterId} contents={data.contents} items={items} />
          )}
        </Panel>
      </div>
      <Panel
        title={t('teaching.practice')}
        note={t('teaching.exercisesCount', { count: items.length })}
        actions={
          <ButtonLink
            variant="tinted"
            href={`/teaching/new/chapter/${chapterId}`}
            icon={<Plus aria-hidden="true" />}
            renderLink={appLink}
          >
            {t('teaching.newExercise')}
          </ButtonLink>
        }
      >
        {practice.error ? (
          <FailedState
            title={t('error.title')}
            error={practice.error}
            onRetry={() => void practice.refetch()}
          />
        ) : null}
        {items.length > 0 ? (
          <PracticeList place={{ chapterId }} label={t('teaching.practice')} items={items} />
        ) : null}
      </Panel>
      <AddDialog chapterId={chapterId} isOpen={isAdding} onClose={() => setIsAdding(false)} />
    </DeskPage>
  );
}
