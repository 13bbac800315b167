import { appLink } from '@shala/app-kit/app-link.tsx';
import { ButtonLink } from '@shala/ui/button.tsx';
import { DeskPage } from '@shala/ui/desk-page.tsx';
import { Tabs } from '@shala/ui/tabs.tsx';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import Plus from 'lucide-react/icons/plus';
import { useState } from 'react';
import { AnnouncementList } from '#features/announcements/announcement-list.tsx';
import { reportedQuery } from '#features/announcements/announcements-query.ts';
import { ReportedList } from '#features/announcements/reported-list.tsx';
import { useKeys } from '#shared/keys/keys.ts';
import { PageActions, usePageHeader } from '#shared/layout/page-header.tsx';
import { useTexts } from '#shared/texts/texts.ts';

export function AnnouncementsPage() {
  const t = useTexts();
  const navigate = useNavigate();
  const [tab, setTab] = useState<'all' | 'reported'>('all');
  const reported = useInfiniteQuery(reportedQuery).data?.pages[0]?.total ?? 0;
  usePageHeader({ title: t('nav.announcements') });
  useKeys('nav.announcements', [
    { keys: 'n', text: 'announce.new', run: () => void navigate({ to: '/announcements/new' }) },
  ]);
  return (
    <DeskPage>
      <PageActions>
        <ButtonLink href="/announcements/new" icon={<Plus aria-hidden="true" />} renderLink={appLink}>
          {t('announce.new')}
        </ButtonLink>
      </PageActions>
      <Tabs
        label={t('nav.announcements')}
        tabs={[
          { id: 'all', label: t('nav.announcements') },
          { id: 'reported', label: t('announce.tabReported', { count: reported }) },
        ]}
        current={tab}
        onChange={setTab}
      >
        {tab === 'all' ? <AnnouncementList /> : <ReportedList />}
      </Tabs>
    </DeskPage>
  );
}
