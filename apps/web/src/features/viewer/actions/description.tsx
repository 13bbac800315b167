import { LinkButton } from '@shala/ui/link.tsx';
import { useEffect, useRef, useState } from 'react';
import { useTexts } from '#shared/texts/texts.ts';
import styles from './description.module.css';

interface DescriptionProps {
  /** '1,284 views' */
  views: string;
  text: string;
}

/** One line, and the rest on request. */
export function Description({ views, text }: DescriptionProps) {
  const t = useTexts();
  const [isWhole, setWhole] = useState(false);
  const [isCut, setCut] = useState(false);
  const line = useRef<HTMLParagraphElement>(null);

  useEffect(() => {
    const element = line.current;
    if (element === null || isWhole) return;
    const measure = () => setCut(element.scrollWidth > element.clientWidth || text.includes('\n'));
    measure();
    addEventListener('resize', measure);
    return () => removeEventListener('resize', measure);
  }, [text, isWhole]);

  return (
    <div className={styles.about}>
      <p className={styles.views}>{views}</p>
      {text === '' ? null : (
        <div className={isWhole ? undefined : styles.line}>
          <p ref={line} className={styles.text} data-cut={isCut || undefined}>
            {text}
          </p>
          {isCut ? (
            <LinkButton onClick={() => setWhole(!isWhole)}>
              {t(isWhole ? 'viewer.seeLess' : 'viewer.seeMore')}
            </LinkButton>
          ) : null}
        </div>
      )}
    </div>
  );
}
