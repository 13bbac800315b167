import styles from './pie-chart.module.css';

export interface PieSlice {
  tone: 'right' | 'wrong' | 'wait' | 'none';
  count: number;
}

const centre = 100;
const radius = 84;
const pointAt = (share: number) => {
  // Begins a little left of noon, as a cake is cut.
  const angle = 2 * Math.PI * share - Math.PI / 2 - 0.45;
  return [centre + radius * Math.cos(angle), centre + radius * Math.sin(angle)].map((value) =>
    value.toFixed(2),
  );
};

/** How answers are spread. The numbers stand beside it in words, so here one sentence says them all. */
export function PieChart({ slices, label }: { slices: PieSlice[]; label: string }) {
  const total = slices.reduce((sum, { count }) => sum + count, 0);
  let before = 0;
  const drawn = slices
    .filter(({ count }) => count > 0)
    .map(({ tone, count }) => {
      const from = before / total;
      before += count;
      return { tone, from, to: before / total };
    });
  return (
    <svg className={styles.pie} viewBox="0 0 200 200" role="img" aria-label={label}>
      {drawn.map(({ tone, from, to }) =>
        to - from === 1 ? (
          <circle key={tone} className={styles[tone]} cx={centre} cy={centre} r={radius} />
        ) : (
          <path key={tone} className={styles[tone]} d={slicePath(from, to)} />
        ),
      )}
    </svg>
  );
}

function slicePath(from: number, to: number): string {
  const large = to - from > 0.5 ? 1 : 0;
  return `M${centre} ${centre}L${pointAt(from).join(' ')}A${radius} ${radius} 0 ${large} 1 ${pointAt(to).join(' ')}Z`;
}
