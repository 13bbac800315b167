import CircleAlert from 'lucide-react/icons/circle-alert';
import styles from './staff-form.module.css';

/** What went wrong, above the fields; read out when it comes. */
export function FormAlert({ text }: { text: string | null }) {
  return (
    <div role="alert">
      {text === null ? null : (
        <p className={styles.alert}>
          <CircleAlert aria-hidden="true" />
          {text}
        </p>
      )}
    </div>
  );
}
