import type { ReactNode } from 'react';
import styles from './quiz-frame.module.css';

interface QuizFrameProps {
  notice?: ReactNode;
  header: ReactNode;
  /** Over the sheet on a phone: some cells and a way to all of them. */
  strip?: ReactNode;
  footer?: ReactNode;
  /** Under what is in the sheet, instead of under the sheet; it stays in sight all the same. */
  isFooterInside?: boolean;
  side: ReactNode;
  isWide?: boolean;
  children: ReactNode;
}

/** Question and palette side by side; on a phone the palette gives way to a strip. */
export function QuizFrame(props: QuizFrameProps) {
  const { notice, header, strip, footer, isFooterInside = false, side, isWide = false, children } = props;
  return (
    <div className={styles.frame}>
      {notice}
      {header}
      {strip}
      <div className={styles.body}>
        <div className={styles.sheet}>
          <div className={styles.scroll}>
            <div className={isWide ? styles.wide : styles.column}>
              {children}
              {isFooterInside ? <div className={styles.inside}>{footer}</div> : null}
            </div>
          </div>
          {footer && !isFooterInside ? (
            <div className={styles.foot}>
              <div className={isWide ? styles.wide : styles.column}>{footer}</div>
            </div>
          ) : null}
        </div>
        <aside className={styles.side}>{side}</aside>
      </div>
    </div>
  );
}
