import { Link } from '@shala/ui/link.tsx';
import Headset from 'lucide-react/icons/headset';
import { getBrand } from '#shared/brand/brand.ts';
import { appLink } from '#shared/layout/app-link.tsx';
import { useTexts } from '#shared/texts/texts.ts';
import styles from './settings.module.css';
import { SettingsCard } from './settings-card.tsx';

export function ContactCard() {
  const t = useTexts();
  return (
    <SettingsCard title={t('settings.help')} icon={<Headset aria-hidden="true" />}>
      <p className={styles.text}>{t('settings.helpText')}</p>
      <div>
        <Link href={getBrand().contact.url} renderLink={appLink}>
          {t('nav.contact')}
        </Link>
      </div>
    </SettingsCard>
  );
}
