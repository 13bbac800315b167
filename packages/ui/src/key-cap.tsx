import styles from './key-cap.module.css';

/** One key, or some one after the other: 'g d'. */
export function KeyCaps({ keys }: { keys: string }) {
  return (
    <span className={styles.caps}>
      {keys.split(' ').map((key) => (
        <kbd key={key} className={styles.cap}>
          {key}
        </kbd>
      ))}
    </span>
  );
}
