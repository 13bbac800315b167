import { PageGrid } from '@shala/ui/page-grid.tsx';
import { AccessibilityCard } from '#features/settings/accessibility-card.tsx';
import { ContactCard } from '#features/settings/contact-card.tsx';
import { DevicesCard } from '#features/settings/devices-card.tsx';
import { LanguageCard } from '#features/settings/language-card.tsx';
import { NotificationsCard } from '#features/settings/notifications-card.tsx';
import { PrivacyCard } from '#features/settings/privacy-card.tsx';
import { usePageHeader } from '#shared/layout/page-header.tsx';
import { useSession } from '#shared/session/session.ts';
import { useTexts } from '#shared/texts/texts.ts';
import styles from './settings-page.module.css';

export function SettingsPage() {
  const t = useTexts();
  const { user } = useSession();
  usePageHeader({ title: t('nav.settings'), subText: t('settings.subText'), backTo: '/learn' });
  return (
    <PageGrid>
      <div className={styles.cards}>
        <LanguageCard />
        <AccessibilityCard />
        <NotificationsCard child={user?.kind === 'parent' ? user.currentStudent : null} />
        <DevicesCard />
        <PrivacyCard />
        <ContactCard />
      </div>
    </PageGrid>
  );
}
