import type { Comment } from '@shala/api-client/announcements.ts';
import { IconButton } from '@shala/ui/icon-button.tsx';
import EllipsisVertical from 'lucide-react/icons/ellipsis-vertical';
import Flag from 'lucide-react/icons/flag';
import Trash2 from 'lucide-react/icons/trash-2';
import { type FocusEvent, type KeyboardEvent, useRef, useState } from 'react';
import { useTexts } from '#shared/texts/texts.ts';
import styles from './comments.module.css';

interface CommentMenuProps {
  comment: Comment;
  onDelete: () => void;
  onReport: () => void;
}

/** One's own words can be taken back, those of others be reported. */
export function CommentMenu({ comment, onDelete, onReport }: CommentMenuProps) {
  const t = useTexts();
  const [isOpen, setOpen] = useState(false);
  const button = useRef<HTMLDivElement>(null);
  const leave = ({ currentTarget, relatedTarget }: FocusEvent<HTMLDivElement>) => {
    if (!currentTarget.contains(relatedTarget)) setOpen(false);
  };
  const onKeyDown = ({ key }: KeyboardEvent) => {
    if (key !== 'Escape') return;
    setOpen(false);
    button.current?.querySelector('button')?.focus();
  };
  const choose = (act: () => void) => () => {
    setOpen(false);
    act();
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only notices that the focus leaves, or Escape.
    <div className={styles.menu} ref={button} onBlur={leave} onKeyDown={onKeyDown}>
      <IconButton
        look="plain"
        label={t('announcements.menu', { name: comment.authorName })}
        icon={<EllipsisVertical aria-hidden="true" />}
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
      />
      {isOpen ? (
        <div className={styles.choices}>
          {comment.isOwn ? (
            <button type="button" className={styles.choice} onClick={choose(onDelete)}>
              <Trash2 aria-hidden="true" />
              {t('announcements.delete')}
            </button>
          ) : (
            <button type="button" className={styles.choice} onClick={choose(onReport)}>
              <Flag aria-hidden="true" />
              {t('announcements.report')}
            </button>
          )}
        </div>
      ) : null}
    </div>
  );
}
