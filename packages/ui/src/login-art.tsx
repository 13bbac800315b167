import type { ReactNode } from 'react';
import { cx } from './cx.ts';
import styles from './login-art.module.css';
import { LoginDrawing, LoginPhoneDrawing } from './login-drawing.tsx';

interface LoginArtProps {
  logo: ReactNode;
  /** The heading, one entry a line: each stands on its own rule. */
  lines: string[];
  text: string;
  /** What stands there on a phone instead, where the page is low. */
  shortText?: string | undefined;
  /** Top right on a phone: the language button. */
  corner?: ReactNode;
  /** Without it the page is for the steps after the first: on a phone it shrinks to the logo's row. */
  drawing?: boolean;
}

export function LoginArt({ logo, lines, text, shortText, corner, drawing = true }: LoginArtProps) {
  return (
    <header className={cx(styles.art, !drawing && styles.plain)}>
      <div className={styles.head}>
        {logo}
        <div className={styles.corner}>{corner}</div>
      </div>
      {drawing ? <LoginDrawing className={styles.drawing} /> : null}
      {drawing ? <LoginPhoneDrawing className={styles.phoneDrawing} /> : null}
      <p className={styles.title}>
        {lines.map((line) => (
          <span key={line} className={styles.line}>
            {line}
          </span>
        ))}
      </p>
      <p className={cx(styles.text, shortText && styles.wideOnly)}>{text}</p>
      {shortText ? <p className={cx(styles.text, styles.phoneOnly)}>{shortText}</p> : null}
    </header>
  );
}
