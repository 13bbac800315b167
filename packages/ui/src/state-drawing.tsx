import type { ReactNode } from 'react';
import styles from './state-drawing.module.css';

const Drawing = ({ children }: { children: ReactNode }) => (
  <svg className={styles.drawing} viewBox="0 0 116 116" aria-hidden="true">
    {children}
  </svg>
);

/** An open exercise book and a pencil that begins to write in it. */
export function EmptyDrawing() {
  return (
    <Drawing>
      <path
        d="M58 34C48 26 34 24 16 26v62c18-2 32 0 42 8 10-8 24-10 42-8V26c-18-2-32 0-42 8Zv62"
        fill="var(--card)"
      />
      <path d="M27 42c8 0 14 1 20 4M27 54c8 0 14 1 20 4M27 66c8 0 14 1 20 4" stroke="var(--rule-strong)" />
      <path d="M69 66c5-3 10-4 17-4" stroke="var(--spark)" strokeWidth="3" />
      <g transform="translate(86 62) rotate(-62)">
        <path d="m0 0 9-5h32V5H9z" fill="var(--spark)" />
        <path d="M41-5h7V5h-7z" fill="var(--pencil-rubber)" />
      </g>
    </Drawing>
  );
}

/** A pencil that broke in the middle of its line. */
export function ErrorDrawing() {
  return (
    <Drawing>
      <path d="M12 92h92" stroke="var(--rule-strong)" strokeDasharray="2 8" />
      <path d="M12 92c12-6 22-2 30-8" stroke="var(--spark)" strokeWidth="3" />
      <g transform="translate(42 84) rotate(-42)">
        <path d="m0 0 11-6.500h18l-4 4 5 3-5 3 5 3H11z" fill="var(--spark)" />
        <path d="m0 0 11-6.500v13z" fill="var(--pencil-wood)" />
      </g>
      <g transform="translate(67 50) rotate(-24)">
        <path d="M2-6.500h26v13H3l4-3L2 0l4-3.500z" fill="var(--spark)" />
        <path d="M28-6.500h6v13h-6z" fill="var(--card)" />
        <path d="M34-6.500h6a3 3 0 0 1 3 3v7a3 3 0 0 1-3 3h-6z" fill="var(--pencil-rubber)" />
      </g>
      <path d="m56 40-4-8m-4 18-9-3m31 27 4 7" stroke="var(--wrong)" />
    </Drawing>
  );
}

/** A book with a padlock on it. */
export function LockedDrawing() {
  return (
    <Drawing>
      <g stroke="var(--s2-ink)">
        <path d="M26 14h58a8 8 0 0 1 8 8v74a6 6 0 0 1-6 6H26z" fill="var(--s2-tint)" />
        <path d="M26 14h-5a3 3 0 0 0-3 3v82a3 3 0 0 0 3 3h5z" fill="var(--s2)" />
        <path d="M36 32h36M36 42h24" />
      </g>
      <g stroke="var(--ink)">
        <path d="M69 72v-8a10 10 0 0 1 20 0v8" />
        <rect x="62" y="72" width="34" height="28" rx="6" fill="var(--spark)" />
        <path d="M79 83v6" />
      </g>
    </Drawing>
  );
}
