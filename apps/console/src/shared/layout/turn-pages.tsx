import { Button } from '@shala/ui/button.tsx';
import { useTexts } from '../texts/texts.ts';
import styles from './turn-pages.module.css';

interface TurnPagesProps {
  page: number;
  pages: number;
  onTurn: (page: number) => void;
}

/** Below a list that has more than one page. */
export function TurnPages({ page, pages, onTurn }: TurnPagesProps) {
  const t = useTexts();
  if (pages <= 1) return null;
  return (
    <div className={styles.pages}>
      <span className={styles.where}>{t('pages.where', { page, pages })}</span>
      <Button variant="quiet" disabled={page <= 1} onClick={() => onTurn(page - 1)}>
        {t('pages.previous')}
      </Button>
      <Button variant="quiet" disabled={page >= pages} onClick={() => onTurn(page + 1)}>
        {t('pages.next')}
      </Button>
    </div>
  );
}
