import { Pagination } from '@shala/ui/pagination.tsx';
import { useTexts } from '#shared/texts/texts.ts';

interface NotificationPagesProps {
  page: number;
  pages: number;
  onPage: (page: number) => void;
}

export function NotificationPages({ page, pages, onPage }: NotificationPagesProps) {
  const t = useTexts();
  return (
    <Pagination
      label={t('notifications.pages')}
      page={page}
      pages={pages}
      pageLabel={(number) => t('notifications.page', { number })}
      previousLabel={t('notifications.previousPage')}
      nextLabel={t('notifications.nextPage')}
      renderPage={(to, { children, ...rest }) => (
        <button {...rest} type="button" onClick={() => onPage(to)}>
          {children}
        </button>
      )}
    />
  );
}
