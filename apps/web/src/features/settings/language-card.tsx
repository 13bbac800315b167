import { LanguageSwitch } from '@shala/ui/language-switch.tsx';
import Languages from 'lucide-react/icons/languages';
import { languages, setLanguage, useLanguage, useTexts } from '#shared/texts/texts.ts';
import styles from './settings.module.css';
import { SettingsCard } from './settings-card.tsx';

/** Changes the words in place: no page is loaded anew. */
export function LanguageCard() {
  const t = useTexts();
  return (
    <SettingsCard title={t('language.label')} icon={<Languages aria-hidden="true" />}>
      <p className={styles.text}>{t('settings.languageText')}</p>
      <div>
        <LanguageSwitch
          label={t('language.label')}
          languages={languages}
          current={useLanguage()}
          onChange={(code) => void setLanguage(code === 'hi' ? 'hi' : 'en')}
        />
      </div>
    </SettingsCard>
  );
}
