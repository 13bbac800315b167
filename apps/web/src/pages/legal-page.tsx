import { Chip } from '@shala/ui/chip.tsx';
import { FullWidthHeader } from '@shala/ui/full-width-header.tsx';
import { IconButton } from '@shala/ui/icon-button.tsx';
import { LanguageSwitch } from '@shala/ui/language-switch.tsx';
import { useRouter } from '@tanstack/react-router';
import ArrowLeft from 'lucide-react/icons/arrow-left';
import { Suspense, useEffect } from 'react';
import { type LegalId, legalDocuments } from '#features/legal/legal-documents.ts';
import { LegalText } from '#features/legal/legal-text.tsx';
import { useBrandName } from '#shared/brand/brand.ts';
import { showDay } from '#shared/dates/day-text.ts';
import { languages, setLanguage, useLanguage, useTexts } from '#shared/texts/texts.ts';
import styles from './legal-page.module.css';

export const TermsPage = () => <LegalPage id="terms" />;
export const PrivacyPage = () => <LegalPage id="privacy" />;

function LegalPage({ id }: { id: LegalId }) {
  const t = useTexts();
  const { version, date, isDraft } = legalDocuments[id];
  const title = t(id === 'terms' ? 'legal.terms' : 'legal.privacy');
  return (
    <>
      <Head title={title} />
      <main className={styles.page}>
        <p className={styles.version}>
          {t('legal.version', { version, date: showDay(date) })}
          {isDraft ? <Chip tone="wait">{t('legal.draft')}</Chip> : null}
        </p>
        <Suspense fallback={null}>
          <LegalText id={id} />
        </Suspense>
      </main>
    </>
  );
}

function Head({ title }: { title: string }) {
  const t = useTexts();
  const current = useLanguage();
  const { name } = useBrandName();
  const { history, navigate } = useRouter();
  useEffect(() => {
    document.title = `${title} · ${name}`;
  }, [title, name]);
  const goBack = () => (history.canGoBack() ? history.back() : void navigate({ to: '/auth/login' }));
  return (
    <FullWidthHeader
      title={title}
      sub={name}
      start={
        <IconButton
          look="plain"
          label={t('legal.back')}
          icon={<ArrowLeft aria-hidden="true" />}
          onClick={goBack}
        />
      }
    >
      <LanguageSwitch
        label={t('language.label')}
        languages={languages}
        current={current}
        onChange={(code) => void setLanguage(code === 'hi' ? 'hi' : 'en')}
      />
    </FullWidthHeader>
  );
}
