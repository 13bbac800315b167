import { EmptyState } from '@shala/ui/state.tsx';
import { useInfiniteQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { GrowingList } from '#shared/layout/growing-list.tsx';
import lines from '#shared/layout/lines.module.css';
import { useTexts } from '#shared/texts/texts.ts';
import { ClassLine } from './class-line.tsx';
import { classesQuery } from './live-query.ts';

interface ClassListProps {
  when: 'coming' | 'past';
  /** The way to the first class. */
  action: ReactNode;
}

/** Classes to come, the next first, or past ones, the newest first. */
export function ClassList({ when, action }: ClassListProps) {
  const t = useTexts();
  const list = useInfiniteQuery(classesQuery(when));
  const now = list.data?.pages[0]?.serverNow ?? '';
  return (
    <GrowingList
      list={list}
      itemsOf={(page) => page.classes}
      keyOf={({ id }) => id}
      className={lines.list}
      failedTitle={t('error.title')}
      moreLabel={t('live.more')}
      empty={
        when === 'coming' ? (
          <EmptyState title={t('live.emptyTitle')} text={t('live.emptyText')} action={action} />
        ) : (
          <EmptyState title={t('live.pastEmptyTitle')} text={t('live.pastEmptyText')} />
        )
      }
    >
      {(liveClass) => <ClassLine liveClass={liveClass} now={now} />}
    </GrowingList>
  );
}
