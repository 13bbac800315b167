import { DeskPage } from '@shala/ui/desk-page.tsx';
import { Tabs } from '@shala/ui/tabs.tsx';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { ItemList } from '#features/marking/item-list.tsx';
import { LateList } from '#features/marking/late-list.tsx';
import { itemsQuery } from '#features/marking/marking-query.ts';
import { usePageHeader } from '#shared/layout/page-header.tsx';
import { useTexts } from '#shared/texts/texts.ts';

export function MarkingPage() {
  const t = useTexts();
  const [tab, setTab] = useState<'answers' | 'late'>('answers');
  const { data } = useInfiniteQuery(itemsQuery);
  const counts = data?.pages[0];
  usePageHeader({
    title: t('nav.marking'),
    sub: counts ? t('marking.toCheck', { count: counts.waiting }) : undefined,
  });
  return (
    <DeskPage>
      <Tabs
        label={t('nav.marking')}
        tabs={[
          { id: 'answers', label: t('marking.tabAnswers', { count: counts?.waiting ?? 0 }) },
          { id: 'late', label: t('marking.tabLate', { count: counts?.late ?? 0 }) },
        ]}
        current={tab}
        onChange={setTab}
      >
        {tab === 'answers' ? <ItemList /> : <LateList />}
      </Tabs>
    </DeskPage>
  );
}
