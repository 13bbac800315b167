import { useId } from 'react';
import { cx } from './cx.ts';
import styles from './trend-chart.module.css';

export interface TrendPoint {
  id: number;
  /** Per cent. */
  value: number;
  /** As the point itself shows it. */
  text: string;
  label: string;
  note: string;
}

/** Where it stands decides its proportions, so that its words keep their size. */
const shapes = {
  card: { width: 560, height: 398 },
  wide: { width: 760, height: 290 },
  narrow: { width: 344, height: 330 },
};
const top = 34;

interface TrendChartProps {
  points: TrendPoint[];
  label: string;
  shape?: keyof typeof shapes;
}

/**
 * Per cents one after the other; only the newest point is filled. The label says them all. It takes the colour of
 * the nearest s1..s7 around it.
 */
export function TrendChart({ points, label, shape = 'card' }: TrendChartProps) {
  const id = useId();
  const { width, height } = shapes[shape];
  const bottom = height - 52;
  const [left, right] = [70, width - 38];
  const heightOf = (value: number) => bottom - ((bottom - top) * Math.min(100, Math.max(0, value))) / 100;
  const step = points.length > 1 ? (right - left) / (points.length - 1) : 0;
  const placed = points.map((point, index) => ({
    ...point,
    x: points.length > 1 ? left + step * index : (left + right) / 2,
    y: heightOf(point.value),
    isLast: index === points.length - 1,
  }));
  const line = curveThrough(placed);
  const [first, last] = [placed[0], placed.at(-1)];
  if (!first || !last) return null;
  return (
    <svg
      className={cx(styles.trend, styles[shape])}
      viewBox={`0 0 ${width} ${height}`}
      role="img"
      aria-label={label}
    >
      <defs>
        <linearGradient id={id} x1="0" x2="0" y1="0" y2="1">
          <stop offset="0" stopColor="var(--c, var(--brand))" stopOpacity=".24" />
          <stop offset="1" stopColor="var(--c, var(--brand))" stopOpacity=".02" />
        </linearGradient>
      </defs>
      {[0, 25, 50, 75, 100].map((value) => (
        <g key={value}>
          <path
            className={value === 0 ? styles.ground : styles.rule}
            d={`M36 ${heightOf(value)}H${width - 4}`}
          />
          <text className={styles.scale} x="24" y={heightOf(value) + 4.5} textAnchor="end">
            {value}
          </text>
        </g>
      ))}
      <path fill={`url(#${id})`} d={`${line}L${last.x} ${bottom}L${first.x} ${bottom}Z`} />
      <path className={styles.line} d={line} />
      <path className={styles.drop} d={`M${last.x} ${last.y}V${bottom}`} />
      {placed.map((point) => (
        <g key={point.id} className={point.isLast ? styles.last : undefined}>
          <circle className={styles.point} cx={point.x} cy={point.y} r={point.isLast ? 6.5 : 5} />
          <text className={styles.value} x={point.x} y={point.y - 14} textAnchor="middle">
            {point.text}
          </text>
          <text className={styles.label} x={point.x} y={bottom + 22} textAnchor="middle">
            {point.label}
          </text>
          <text className={styles.note} x={point.x} y={bottom + 40} textAnchor="middle">
            {point.note}
          </text>
        </g>
      ))}
    </svg>
  );
}

function curveThrough(points: { x: number; y: number }[]): string {
  return points
    .map(({ x, y }, index) => {
      const before = points[index - 1];
      if (!before) return `M${x} ${y}`;
      const middle = (before.x + x) / 2;
      return `C${middle} ${before.y} ${middle} ${y} ${x} ${y}`;
    })
    .join('');
}
