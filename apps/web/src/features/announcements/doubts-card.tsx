import { ButtonLink } from '@shala/ui/button.tsx';
import { Card } from '@shala/ui/card.tsx';
import { Chip } from '@shala/ui/chip.tsx';
import Lightbulb from 'lucide-react/icons/lightbulb';
import { appLink } from '#shared/layout/app-link.tsx';
import { useTexts } from '#shared/texts/texts.ts';
import styles from './doubts-card.module.css';

/** What comes beside the board one day, and says that it has not come yet. */
export function DoubtsCard() {
  const t = useTexts();
  return (
    <Card className={styles.card}>
      <Lightbulb aria-hidden="true" className={styles.icon} />
      <h2 className={styles.title}>{t('announcements.doubts')}</h2>
      <Chip tone="wait">{t('announcements.soon')}</Chip>
      <ButtonLink variant="quiet" href="/doubts" renderLink={appLink}>
        {t('announcements.doubtsLink')}
      </ButtonLink>
    </Card>
  );
}
