import { appLink } from '@shala/app-kit/app-link.tsx';
import { ButtonLink } from '@shala/ui/button.tsx';
import { DeskPage } from '@shala/ui/desk-page.tsx';
import { EmptyState } from '@shala/ui/state.tsx';
import { useQuery } from '@tanstack/react-query';
import { sectionsQuery } from '#features/school/school-query.ts';
import { SectionsPanel } from '#features/school/sections-panel.tsx';
import { NotYet } from '#shared/layout/not-yet.tsx';
import { PageActions, usePageHeader } from '#shared/layout/page-header.tsx';
import { useTexts } from '#shared/texts/texts.ts';

/** The school at a glance: sections, and the ways to everything that runs it. */
export function SchoolPage() {
  const t = useTexts();
  usePageHeader({ title: t('nav.school') });
  const { data, error, refetch } = useQuery(sectionsQuery);
  const isOffice = data?.some(({ isRun }) => isRun) ?? false;
  const link = (href: string, text: string) => (
    <ButtonLink variant="quiet" href={href} renderLink={appLink}>
      {text}
    </ButtonLink>
  );
  return (
    <DeskPage>
      <PageActions>
        {link('/school/students', t('school.students'))}
        {isOffice ? (
          <>
            {link('/school/staff', t('people.title'))}
            {link('/school/import', t('school.importTitle'))}
            {link('/school/year', t('school.years'))}
          </>
        ) : null}
      </PageActions>
      {data ? (
        data.length === 0 ? (
          <EmptyState title={t('school.noSectionsTitle')} text={t('school.noneTaught')} />
        ) : (
          data.map((institute) => <SectionsPanel key={institute.id} institute={institute} />)
        )
      ) : (
        <NotYet error={error} onRetry={() => void refetch()} />
      )}
    </DeskPage>
  );
}
