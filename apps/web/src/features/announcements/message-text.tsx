import { useState } from 'react';
import { useTexts } from '#shared/texts/texts.ts';
import { cutText } from './cut-text.ts';
import { languageOf } from './language-of.ts';
import styles from './note.module.css';

interface MessageTextProps {
  text: string;
  /** On the board long messages are cut. */
  isPreview: boolean;
  /** Names the buttons where several stand on a page. */
  authorName: string;
}

export function MessageText({ text, isPreview, authorName }: MessageTextProps) {
  const t = useTexts();
  const [isOpen, setOpen] = useState(false);
  const cut = cutText(text);
  const isShort = isPreview && cut.isCut && !isOpen;
  return (
    <p className={styles.message}>
      <span lang={languageOf(text)}>{isShort ? cut.text : text}</span>
      {isPreview && cut.isCut ? (
        <>
          {' '}
          <button
            type="button"
            className={styles.more}
            aria-expanded={isOpen}
            aria-label={t(isOpen ? 'announcements.showLessOf' : 'announcements.readMoreOf', {
              name: authorName,
            })}
            onClick={() => setOpen(!isOpen)}
          >
            {t(isOpen ? 'announcements.showLess' : 'announcements.readMore')}
          </button>
        </>
      ) : null}
    </p>
  );
}
