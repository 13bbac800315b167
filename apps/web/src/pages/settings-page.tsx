import { PageGrid } from '@shala/ui/page-grid.tsx';
import { AccessibilityCard } from '#features/settings/accessibility-card.tsx';
import { ContactCard } from '#features/settings/contact-card.tsx';
import { DataCard } from '#features/settings/data-card.tsx';
import { DevicesCard } from '#features/settings/devices-card.tsx';
import { LanguageCard } from '#features/settings/language-card.tsx';
import { NotificationsCard } from '#features/settings/notifications-card.tsx';
import { PrivacyCard } from '#features/settings/privacy-card.tsx';
import { usePageHeader } from '#shared/layout/page-header.tsx';
import { useSession } from '#shared/session/session.ts';
import { useLearnerId } from '#shared/session/use-learner-id.ts';
import { useTexts } from '#shared/texts/texts.ts';
import styles from './settings-page.module.css';

export function SettingsPage() {
  const t = useTexts();
  const { user } = useSession();
  const learnerId = useLearnerId();
  usePageHeader({ title: t('nav.settings'), subText: t('settings.subText'), backTo: '/learn' });
  return (
    <PageGrid>
      <div className={styles.cards}>
        <div className={styles.column}>
          <LanguageCard />
          <AccessibilityCard />
          <NotificationsCard child={user?.kind === 'parent' ? user.currentStudent : null} />
        </div>
        <div className={styles.column}>
          <DevicesCard />
          <PrivacyCard />
          {learnerId === null ? null : (
            <DataCard studentId={learnerId} phone={user?.kind === 'parent' ? user.phoneNumber : null} />
          )}
          <ContactCard />
        </div>
      </div>
    </PageGrid>
  );
}
