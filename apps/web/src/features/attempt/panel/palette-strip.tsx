import { Button } from '@shala/ui/button.tsx';
import { Sheet } from '@shala/ui/sheet.tsx';
import LayoutGrid from 'lucide-react/icons/layout-grid';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useTexts } from '#shared/texts/texts.ts';
import { padIndex } from '../model/palette-state.ts';
import styles from './palette-strip.module.css';

interface PaletteStripProps {
  /** The cells in a row. */
  cells: ReactNode;
  /** What the drawer holds; it closes itself by the function it is given. */
  all: (close: () => void) => ReactNode;
  current: number;
  count: string;
  label: string;
}

/** Phones: some cells in a row, and all of them in a drawer from below. */
export function PaletteStrip({ cells, all, current, count, label }: PaletteStripProps) {
  const t = useTexts();
  const [isOpen, setIsOpen] = useState(false);
  const row = useRef<HTMLElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another question is now the current one
  useEffect(() => {
    row.current?.querySelector('[aria-current]')?.scrollIntoView?.({ block: 'nearest', inline: 'center' });
  }, [current]);
  const close = () => setIsOpen(false);
  return (
    <div className={styles.strip}>
      <nav ref={row} className={styles.run} aria-label={t('quiz.strip')}>
        {cells}
      </nav>
      <button
        type="button"
        className={styles.all}
        aria-haspopup="dialog"
        aria-label={label}
        onClick={() => setIsOpen(true)}
      >
        <LayoutGrid aria-hidden="true" />
        {count}
      </button>
      <Sheet
        opened={isOpen}
        onClose={close}
        title={t('quiz.palette')}
        closeLabel={t('quiz.closePalette')}
        side="below"
      >
        {all(close)}
        <Button variant="quiet" size="large" wide onClick={close}>
          {t('quiz.backToQuestion', { number: padIndex(current) })}
        </Button>
      </Sheet>
    </div>
  );
}
