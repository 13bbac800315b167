import { DeskPage } from '@shala/ui/desk-page.tsx';
import { EmptyState } from '@shala/ui/state.tsx';
import { usePageHeader } from '#shared/layout/page-header.tsx';
import { useTexts } from '#shared/texts/texts.ts';

export function DayPage() {
  const t = useTexts();
  usePageHeader({ title: t('nav.day') });
  return (
    <DeskPage>
      <EmptyState title={t('day.emptyTitle')} text={t('day.emptyText')} />
    </DeskPage>
  );
}
