import { firstPage } from '@shala/api-client/announcements.ts';
import { PageGrid } from '@shala/ui/page-grid.tsx';
import { useQuery } from '@tanstack/react-query';
import { useSearch } from '@tanstack/react-router';
import { Board } from '#features/announcements/board.tsx';
import { DoubtsCard } from '#features/announcements/doubts-card.tsx';
import { boardQuery } from '#features/announcements/queries.ts';
import { useFreshBoard } from '#features/announcements/use-fresh-board.ts';
import { usePageHeader } from '#shared/layout/page-header.tsx';
import { useViewAll } from '#shared/notifications/use-view-all.ts';
import { useLearnerId } from '#shared/session/use-learner-id.ts';
import { useTexts } from '#shared/texts/texts.ts';

export function AnnouncementListPage() {
  const t = useTexts();
  usePageHeader({ title: t('nav.query'), subText: t('announcements.subText') });
  useViewAll('messages');
  useFreshBoard();
  const { page = firstPage } = useSearch({ from: '/main/announcement' });
  const query = useQuery(boardQuery(useLearnerId() ?? 0, page));
  return (
    <PageGrid aside={<DoubtsCard />} asideWidth={300}>
      <Board query={query} />
    </PageGrid>
  );
}
