import styles from './paid-stamp.module.css';

/** A stamp with a tick comes down on the bill, once. */
export function PaidStamp() {
  return (
    <svg className={styles.drawing} viewBox="0 0 220 132" aria-hidden="true" data-animation="paid">
      <path className={styles.rule} d="M20 30h108M20 58h180M20 86h180M20 114h132" />
      <g className={styles.stamp}>
        <circle cx="132" cy="70" r="46" />
        <circle cx="132" cy="70" r="38" className={styles.thin} />
        <path className={styles.tick} pathLength="100" d="m112 71 14 14 26-30" />
      </g>
    </svg>
  );
}
