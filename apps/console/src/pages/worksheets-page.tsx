import { appLink } from '@shala/app-kit/app-link.tsx';
import { ButtonLink } from '@shala/ui/button.tsx';
import { DeskPage } from '@shala/ui/desk-page.tsx';
import { useNavigate } from '@tanstack/react-router';
import Plus from 'lucide-react/icons/plus';
import { WorksheetList } from '#features/worksheets/worksheet-list.tsx';
import { useKeys } from '#shared/keys/keys.ts';
import { PageActions, usePageHeader } from '#shared/layout/page-header.tsx';
import { useTexts } from '#shared/texts/texts.ts';

export function WorksheetsPage() {
  const t = useTexts();
  const navigate = useNavigate();
  usePageHeader({ title: t('nav.worksheets') });
  useKeys('nav.worksheets', [
    { keys: 'n', text: 'worksheets.new', run: () => void navigate({ to: '/worksheets/new' }) },
  ]);
  return (
    <DeskPage>
      <PageActions>
        <ButtonLink href="/worksheets/new" icon={<Plus aria-hidden="true" />} renderLink={appLink}>
          {t('worksheets.new')}
        </ButtonLink>
      </PageActions>
      <WorksheetList />
    </DeskPage>
  );
}
