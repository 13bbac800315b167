import { Chip } from '@shala/ui/chip.tsx';
import { FullWidthHeader } from '@shala/ui/full-width-header.tsx';
import { IconButton } from '@shala/ui/icon-button.tsx';
import { LanguageSwitch } from '@shala/ui/language-switch.tsx';
import { Logo } from '@shala/ui/logo.tsx';
import { ListSkeleton, Loading } from '@shala/ui/skeleton.tsx';
import { useQuery } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import ArrowLeft from 'lucide-react/icons/arrow-left';
import { type LegalId, legalDocuments } from '#features/legal/legal-documents.ts';
import { documentQuery } from '#features/legal/legal-queries.ts';
import { LegalText } from '#features/legal/legal-text.tsx';
import { splitSections } from '#features/legal/split-sections.ts';
import { queryClient } from '#shared/api/query-client.ts';
import { useBrandName } from '#shared/brand/brand.ts';
import { useTitle } from '#shared/brand/use-title.ts';
import { showDay } from '#shared/dates/day-text.ts';
import { FailedState } from '#shared/layout/failed-state.tsx';
import { languages, setLanguage, useLanguage, useTexts } from '#shared/texts/texts.ts';
import styles from './legal-page.module.css';

export const TermsPage = () => <LegalPage id="terms" />;
export const PrivacyPage = () => <LegalPage id="privacy" />;

function LegalPage({ id }: { id: LegalId }) {
  const t = useTexts();
  const language = useLanguage();
  const { data, error, isLoading, refetch } = useQuery(documentQuery(id, language), queryClient);
  const ours = legalDocuments[id];
  const published = data?.inForce ?? null;
  const coming = data?.coming ?? null;
  const title = t(id === 'terms' ? 'legal.terms' : 'legal.privacy');
  useTitle(title);
  return (
    <>
      <Head />
      <main className={styles.page}>
        <h1 className={styles.title}>{title}</h1>
        {/* Our own words never stand in for what a brand has published, not even for a moment. */}
        {isLoading ? (
          <Loading label={t('legal.loading')}>
            <ListSkeleton />
          </Loading>
        ) : error && !data ? (
          <FailedState title={t('legal.failed')} error={error} onRetry={() => void refetch()} />
        ) : (
          <>
            <p className={styles.version}>
              {t('legal.version', {
                version: published?.version ?? ours.version,
                date: showDay(published?.effectiveOn ?? ours.date),
              })}
              {published === null && ours.isDraft ? <Chip tone="wait">{t('legal.draft')}</Chip> : null}
            </p>
            <LegalText sections={published ? splitSections(published.text) : ours.sections[language]} />
          </>
        )}
        {coming ? (
          <>
            <h2 className={styles.title}>{t('legal.coming', { date: showDay(coming.effectiveOn) })}</h2>
            <LegalText sections={splitSections(coming.text)} />
          </>
        ) : null}
      </main>
    </>
  );
}

function Head() {
  const t = useTexts();
  const current = useLanguage();
  const { name, letter } = useBrandName();
  const { history, navigate } = useRouter();
  const goBack = () => (history.canGoBack() ? history.back() : void navigate({ to: '/auth/login' }));
  const arrow = <ArrowLeft aria-hidden="true" />;
  return (
    <FullWidthHeader
      start={
        <>
          <IconButton look="plain" label={t('legal.back')} icon={arrow} onClick={goBack} />
          <Logo letter={letter} name={name} />
        </>
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
