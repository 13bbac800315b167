import Play from 'lucide-react/icons/play';
import type { ReactNode } from 'react';
import styles from './lesson-tile.module.css';

export type LessonKind = 'video' | 'document' | 'link';

const Sketch = ({ children }: { children: ReactNode }) => (
  <svg className={styles.sketch} viewBox="0 0 160 90" aria-hidden="true">
    {children}
  </svg>
);

/** A page with its margin line, standing in the frame. */
const page = (
  <Sketch>
    <path d="M52 90V20a4 4 0 0 1 4-4h48a4 4 0 0 1 4 4v70" fill="var(--card)" />
    <path d="M66 16v74" stroke="var(--c)" strokeWidth="1.500" />
    <path d="M74 32h24M74 42h24M74 52h16M74 62h24M74 72h20" />
  </Sketch>
);

/** A window of a browser. */
const browser = (
  <Sketch>
    <path d="M28 90V26a4 4 0 0 1 4-4h96a4 4 0 0 1 4 4v64" fill="var(--card)" />
    <path d="M28 36h104" />
    <path d="M36 29h.010M44 29h.010M52 29h.010" strokeWidth="4" />
    <path d="M44 50h40v26H44z" stroke="var(--c)" />
    <path d="M96 52h24M96 62h24M96 72h14" stroke="var(--c)" />
  </Sketch>
);

const play = (
  <span className={styles.play}>
    <Play aria-hidden="true" />
  </span>
);

/** What stands on the cover: a film shows that it plays, also over its picture. */
export const faceOf = (kind: LessonKind, hasPicture: boolean): ReactNode => {
  if (kind === 'video') return play;
  if (hasPicture) return null;
  return kind === 'document' ? page : browser;
};
