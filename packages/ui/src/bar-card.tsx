import styles from './bar-card.module.css';
import { Card } from './card.tsx';
import { ProgressBar } from './progress-bar.tsx';

interface BarCardProps {
  title: string;
  /** 'Content learnt' */
  name: string;
  /** '3/5' */
  value: string;
  percent: number;
  tone: 'right' | 'spark';
}

/** How much of something is done: in words, and as a bar. */
export function BarCard({ title, name, value, percent, tone }: BarCardProps) {
  return (
    <Card className={styles.card}>
      <h2 className={styles.title}>{title}</h2>
      <p className={styles.line}>
        {name} <b>{value}</b>
      </p>
      <ProgressBar label={name} percent={percent} tone={tone} />
    </Card>
  );
}
