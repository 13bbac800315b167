import { Button } from '@shala/ui/button.tsx';
import { DeskPage } from '@shala/ui/desk-page.tsx';
import { useQuery } from '@tanstack/react-query';
import Eye from 'lucide-react/icons/eye';
import { useState } from 'react';
import { titleOf } from '#features/teaching/content-row.tsx';
import { ItemForm } from '#features/teaching/item-form.tsx';
import { ItemPreview } from '#features/teaching/item-preview.tsx';
import { PublishItemButton } from '#features/teaching/practice-row.tsx';
import { itemQuery } from '#features/teaching/teaching-query.ts';
import { NotYet } from '#shared/layout/not-yet.tsx';
import { PageActions, usePageHeader } from '#shared/layout/page-header.tsx';
import { useLanguage, useTexts } from '#shared/texts/texts.ts';

export function PracticeItemPage({ itemId }: { itemId: number }) {
  const t = useTexts();
  const locale = useLanguage();
  const { data: item, error, refetch } = useQuery(itemQuery(itemId));
  const [isPreviewed, setIsPreviewed] = useState(false);
  const state = item && t(item.isPublished ? 'teaching.published' : 'teaching.draft');
  usePageHeader({
    title: item ? titleOf(item, locale) : t('teaching.practice'),
    sub: item ? `${state} · ${t('teaching.runsKept', { count: item.runsCount })}` : undefined,
    backTo: '/teaching',
  });
  if (!item) return <NotYet error={error} onRetry={() => void refetch()} />;
  return (
    <DeskPage>
      <PageActions>
        <Button variant="quiet" icon={<Eye aria-hidden="true" />} onClick={() => setIsPreviewed(true)}>
          {t('teaching.preview')}
        </Button>
        <PublishItemButton item={item} />
      </PageActions>
      <ItemForm of={{ item }} onSaved={() => undefined} />
      {isPreviewed ? (
        <ItemPreview itemId={item.id} title={titleOf(item, locale)} onClose={() => setIsPreviewed(false)} />
      ) : null}
    </DeskPage>
  );
}
