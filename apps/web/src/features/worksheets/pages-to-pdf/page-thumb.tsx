import { cx } from '@shala/ui/cx.ts';
import Check from 'lucide-react/icons/check';
import GripVertical from 'lucide-react/icons/grip-vertical';
import X from 'lucide-react/icons/x';
import type { KeyboardEvent, PointerEvent } from 'react';
import { fileSize } from '#shared/files/file-size.ts';
import { useLanguage, useTexts } from '#shared/texts/texts.ts';
import { besideRow } from '../beside-row.ts';
import type { KeptPage } from '../device/draft-store.ts';
import styles from './page-strip.module.css';
import type { Drag } from './use-drag.ts';
import { usePicture } from './use-picture.ts';

interface PageThumbProps {
  page: KeptPage;
  number: number;
  drag: Drag | null;
  isFixed: boolean;
  onOpen: () => void;
  onRemove: () => void;
  onGrip: (event: PointerEvent) => void;
  onMoveBy: (step: number) => void;
}

const steps: Record<string, number> = { ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1 };

export function PageThumb(props: PageThumbProps) {
  const { page, number, drag, isFixed, onOpen, onRemove, onGrip, onMoveBy } = props;
  const t = useTexts();
  const language = useLanguage();
  const picture = usePicture(page.jpeg);
  const isDragged = drag?.id === page.id;
  const onKeyDown = (event: KeyboardEvent) => {
    const step = steps[event.key];
    if (step === undefined) return;
    event.preventDefault();
    onMoveBy(step);
  };
  return (
    <li
      data-page
      className={cx(
        styles.page,
        isDragged && styles.dragged,
        drag && !isDragged && drag.over === number - 1 && styles.over,
      )}
      style={isDragged ? { transform: `translate(${drag.x}px, ${drag.y}px)` } : undefined}
    >
      <button
        type="button"
        className={styles.photo}
        aria-label={t('worksheets.openPage', { number })}
        onClick={onOpen}
      >
        {picture ? <img src={picture} alt="" style={{ rotate: `${page.turn}deg` }} /> : null}
        <span className={styles.number} aria-hidden="true">
          {number}
        </span>
      </button>
      <button
        type="button"
        className={styles.remove}
        aria-label={t('worksheets.removePage', { number })}
        disabled={isFixed}
        data-remove
        onClick={({ currentTarget }) => {
          besideRow(currentTarget).focus();
          onRemove();
        }}
      >
        <span>
          <X aria-hidden="true" />
        </span>
      </button>
      <button
        type="button"
        className={styles.grip}
        data-grip={page.id}
        aria-label={t('worksheets.movePage', { number })}
        disabled={isFixed}
        onPointerDown={onGrip}
        onKeyDown={onKeyDown}
      >
        <span>
          <GripVertical aria-hidden="true" />
        </span>
      </button>
      <span className={styles.size}>
        <Check aria-hidden="true" /> {fileSize(page.jpeg.byteLength, language)}
      </span>
    </li>
  );
}
