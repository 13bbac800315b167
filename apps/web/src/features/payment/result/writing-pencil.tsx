import { PencilShape } from '@shala/ui/pencil-shape.tsx';
import styles from './writing-pencil.module.css';

/** Over and over: a pencil writes a line into the bill. Stands still where less motion is wanted. */
export function WritingPencil() {
  return (
    <svg className={styles.drawing} viewBox="0 0 220 120" aria-hidden="true" data-animation="checking">
      <path className={styles.rule} d="M20 34h108M20 62h150M20 90h176" />
      <path
        className={styles.line}
        pathLength="100"
        d="M20 90c14-9 26 8 40 0s26 8 40 0 26 8 40 0 26 8 40 0"
      />
      <g className={styles.pencil}>
        <PencilShape x={20} y={90} lean={-52} scale={0.9} />
      </g>
    </svg>
  );
}
