import { cx } from './cx.ts';
import styles from './rosette.module.css';

const centre = { x: 50, y: 42 };
const petals = 18;

const at = (turn: number, radius: number) => {
  const angle = (2 * Math.PI * turn) / petals - Math.PI / 2;
  const fixed = (value: number) => value.toFixed(1);
  return `${fixed(centre.x + radius * Math.cos(angle))} ${fixed(centre.y + radius * Math.sin(angle))}`;
};
const turns = Array.from({ length: petals }, (_, turn) => turn);
const edge = `M${at(0, 30.5)}${turns.map((turn) => `Q${at(turn + 0.5, 39.5)} ${at(turn + 1, 30.5)}`).join('')}Z`;
const folds = turns.map((turn) => `M${at(turn, 22)}L${at(turn, 30)}`).join('');

/** Gold, silver and bronze; whoever shares a rank shares its colour. The number is for eyes only. */
export function Rosette({ rank }: { rank: number }) {
  return (
    <svg
      viewBox="0 0 100 116"
      aria-hidden="true"
      className={cx(styles.rosette, styles[`rank${Math.min(3, rank)}`])}
    >
      <path className={styles.band} d="M37 62l-13 46 13-5 7 11 9-42zM63 62l13 46-13-5-7 11-9-42z" />
      <path className={styles.edge} d={edge} />
      <path className={styles.folds} d={folds} />
      <circle className={styles.middle} cx={centre.x} cy={centre.y} r="22" />
      <text className={styles.number} x={centre.x} y="52.5">
        {rank}
      </text>
    </svg>
  );
}
