import { LanguageSwitch } from '@shala/ui/language-switch.tsx';
import { languages, setLanguage, useLanguage, useTexts } from '../texts/texts.ts';

/** In the bar where there is room for it, and in the person's menu where there is none. */
export function ChooseLanguage({ className }: { className: string | undefined }) {
  const t = useTexts();
  return (
    <div className={className}>
      <LanguageSwitch
        label={t('language.label')}
        languages={languages}
        current={useLanguage()}
        onChange={(code) => void setLanguage(code === 'hi' ? 'hi' : 'en')}
      />
    </div>
  );
}
