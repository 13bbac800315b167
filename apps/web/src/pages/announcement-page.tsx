import { PageGrid } from '@shala/ui/page-grid.tsx';
import { useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { AnnouncementView } from '#features/announcements/announcement-view.tsx';
import { announcementQuery } from '#features/announcements/queries.ts';
import { useFreshBoard } from '#features/announcements/use-fresh-board.ts';
import { usePageHeader } from '#shared/layout/page-header.tsx';
import { useLearnerId } from '#shared/session/use-learner-id.ts';
import { useTexts } from '#shared/texts/texts.ts';

/** The address says all: it works from a link, too. */
export function AnnouncementPage() {
  const t = useTexts();
  usePageHeader({ title: t('nav.query'), backTo: '/announcement' });
  useFreshBoard();
  const { announcementId } = useParams({ from: '/main/announcement/$announcementId' });
  const query = useQuery(announcementQuery(useLearnerId() ?? 0, Number(announcementId)));
  return (
    <PageGrid>
      <AnnouncementView key={announcementId} query={query} />
    </PageGrid>
  );
}
