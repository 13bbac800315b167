import { ButtonLink } from '@shala/ui/button.tsx';
import { PageGrid } from '@shala/ui/page-grid.tsx';
import { RuledPanel } from '@shala/ui/ruled-panel.tsx';
import { appLink } from '#shared/layout/app-link.tsx';
import { usePageHeader } from '#shared/layout/page-header.tsx';
import { useTexts } from '#shared/texts/texts.ts';

/** Promises nothing for today: asking tutors one's own doubts comes later. */
export function AnnouncementDoubtsPage() {
  const t = useTexts();
  usePageHeader({ title: t('announcements.doubtsLink'), backTo: '/announcement' });
  return (
    <PageGrid>
      <RuledPanel
        title={t('announcements.doubts')}
        text={
          <>
            <strong>{t('announcements.soon')}</strong>
            <br />
            <span>{t('announcements.doubtsText')}</span>
          </>
        }
        action={
          <ButtonLink href="/announcement" renderLink={appLink}>
            {t('announcements.all')}
          </ButtonLink>
        }
      />
    </PageGrid>
  );
}
