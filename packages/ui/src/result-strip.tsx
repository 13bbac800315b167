import styles from './result-strip.module.css';

export type StripTone = 'right' | 'wrong' | 'wait' | 'none';

/** One small field for each question, in their order. */
export function ResultStrip({ tones, label }: { tones: StripTone[]; label: string }) {
  return (
    <div className={styles.strip} role="img" aria-label={label}>
      {tones.map((tone, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a field is its place
        <i key={place} className={styles[tone]} />
      ))}
    </div>
  );
}
