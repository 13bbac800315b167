import { Button } from '@shala/ui/button.tsx';
import { ProgressBar } from '@shala/ui/progress-bar.tsx';
import Files from 'lucide-react/icons/files';
import { useState } from 'react';
import { useBusy } from '#shared/forms/use-busy.ts';
import { type TextId, useTexts } from '#shared/texts/texts.ts';
import type { AdmittedFile } from '../upload/admit-files.ts';
import { makeFile } from './make-file.ts';
import { PageDialog } from './page-dialog.tsx';
import { PageStrip } from './page-strip.tsx';
import styles from './pages-card.module.css';
import type { Pages } from './use-pages.ts';

interface PagesCardProps {
  pages: Pages;
  /** What the file is called. */
  title: string;
  mostBytes: number;
  /** onSafe is called when the file cannot get lost any more: only then this device gives up the photos. */
  onFile: (file: AdmittedFile, onSafe: () => void) => Promise<void>;
  onProblem: (problem: TextId) => void;
}

/** The photos in their order, and the step that makes one file of them. */
export function PagesCard({ pages, title, mostBytes, onFile, onProblem }: PagesCardProps) {
  const t = useTexts();
  const [openId, setOpenId] = useState<string | null>(null);
  const [percent, setPercent] = useState(0);
  const { isBusy, run } = useBusy();
  const count = pages.pages.length;
  if (count === 0 && pages.reading === 0) return null;
  const make = () =>
    run(async () => {
      const ids = pages.pages.map(({ id }) => id);
      setPercent(0);
      const file = await makeFile(pages.pages, title, setPercent).catch(() => null);
      if (file === null) {
        onProblem('worksheets.unreadablePhoto');
        return;
      }
      if (file.content.size > mostBytes) {
        onProblem('worksheets.pagesTooLarge');
        return;
      }
      await onFile(file, () => void pages.erase(ids));
      await pages.takeOut(ids);
    });
  return (
    <div className={styles.card}>
      <PageStrip pages={pages} isFixed={isBusy} onOpen={setOpenId} />
      <div className={styles.make}>
        <span className={styles.icon}>
          <Files aria-hidden="true" />
        </span>
        {isBusy ? (
          <div className={styles.making} role="status">
            <p className={styles.words}>
              {t('worksheets.making')} <span className={styles.percent}>{percent}%</span>
            </p>
            <ProgressBar label={t('worksheets.making')} percent={percent} />
          </div>
        ) : (
          <Button wide variant="quiet" disabled={pages.reading > 0} onClick={() => void make()}>
            {count === 1 ? t('worksheets.usePhoto') : t('worksheets.makePdf', { count })}
          </Button>
        )}
      </div>
      <PageDialog pages={pages} pageId={openId} onClose={() => setOpenId(null)} />
    </div>
  );
}
