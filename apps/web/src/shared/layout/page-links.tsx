import { ButtonLink } from '@shala/ui/button.tsx';
import { Pagination } from '@shala/ui/pagination.tsx';
import type { RenderLink } from '@shala/ui/render-link.tsx';
import { EmptyState } from '@shala/ui/state.tsx';
import { Link } from '@tanstack/react-router';
import { useTexts } from '#shared/texts/texts.ts';

interface PageLinksProps {
  /** 'Pages of worksheets' */
  label: string;
  page: number;
  pages: number;
  /** For a list that is only a part of its page. */
  keepsScroll?: boolean;
}

/** What else the address says of the list, a filter, stays. */
const atPage =
  (page: number) =>
  ({ page: _, ...rest }: { page?: number }) =>
    page === 1 ? rest : { ...rest, page };

/** Pages of a list whose number stands in the address. */
export function PageLinks({ label, page, pages, keepsScroll = false }: PageLinksProps) {
  const t = useTexts();
  return (
    <Pagination
      label={label}
      page={page}
      pages={pages}
      pageLabel={(one) => t('learn.page', { page: one })}
      previousLabel={t('learn.previousPage')}
      nextLabel={t('learn.nextPage')}
      renderPage={(to, { children, ...rest }) => (
        <Link {...rest} to="." search={atPage(to)} resetScroll={!keepsScroll}>
          {children}
        </Link>
      )}
    />
  );
}

const toFirstPage: RenderLink = ({ children, href: _, ...rest }) => (
  <Link {...rest} to="." search={atPage(1)}>
    {children}
  </Link>
);

/** Past the last page there is a way back. */
export function PastTheEnd({ text }: { text?: string }) {
  const t = useTexts();
  return (
    <EmptyState
      title={t('learn.pastEndTitle')}
      text={text}
      action={
        <ButtonLink href="" renderLink={toFirstPage}>
          {t('learn.firstPage')}
        </ButtonLink>
      }
    />
  );
}
