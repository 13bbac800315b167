import { Button } from '@shala/ui/button.tsx';
import { Dialog } from '@shala/ui/dialog.tsx';
import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import RotateCw from 'lucide-react/icons/rotate-cw';
import Trash2 from 'lucide-react/icons/trash-2';
import { useTexts } from '#shared/texts/texts.ts';
import { besideRow } from '../beside-row.ts';
import styles from './page-dialog.module.css';
import type { Pages } from './use-pages.ts';
import { usePicture } from './use-picture.ts';

interface PageDialogProps {
  pages: Pages;
  pageId: string | null;
  onClose: () => void;
}

/** One page large enough to read, with everything that can be done to it as a button. */
export function PageDialog({ pages, pageId, onClose }: PageDialogProps) {
  const t = useTexts();
  const place = pages.pages.findIndex(({ id }) => id === pageId);
  const page = pages.pages[place];
  const picture = usePicture(page?.jpeg ?? null);
  const act = (what: (id: string) => void) => () => page && what(page.id);
  return (
    <Dialog
      opened={page !== undefined}
      onClose={onClose}
      title={t('learn.page', { page: place + 1 })}
      closeLabel={t('nav.close')}
      width={520}
    >
      <div className={styles.sheet}>
        {picture ? (
          <img
            src={picture}
            alt={t('worksheets.photoOf', { number: place + 1 })}
            style={{ rotate: `${page?.turn ?? 0}deg` }}
          />
        ) : null}
      </div>
      <div className={styles.actions}>
        <Button
          variant="quiet"
          icon={<ChevronLeft aria-hidden="true" />}
          disabled={place <= 0}
          onClick={act((id) => void pages.move(id, place - 1))}
        >
          {t('worksheets.earlier')}
        </Button>
        <Button
          variant="quiet"
          icon={<ChevronRight aria-hidden="true" />}
          disabled={place === pages.pages.length - 1}
          onClick={act((id) => void pages.move(id, place + 1))}
        >
          {t('worksheets.later')}
        </Button>
        <Button
          variant="quiet"
          icon={<RotateCw aria-hidden="true" />}
          onClick={act((id) => void pages.turn(id))}
        >
          {t('worksheets.turn')}
        </Button>
        <Button
          variant="danger"
          icon={<Trash2 aria-hidden="true" />}
          onClick={act((id) => {
            besideRow(document.querySelector(`[data-grip="${id}"]`)).focus();
            void pages.forget(id);
          })}
        >
          {t('worksheets.delete')}
        </Button>
      </div>
    </Dialog>
  );
}
