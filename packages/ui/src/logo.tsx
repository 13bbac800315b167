import { cx } from './cx.ts';
import styles from './logo.module.css';

interface LogoProps {
  letter: string;
  name: string;
  onBrand?: boolean;
}

export function Logo({ letter, name, onBrand = false }: LogoProps) {
  return (
    <span className={cx(styles.logo, onBrand && styles.onBrand)}>
      <span className={styles.tile} aria-hidden="true">
        {letter}
      </span>
      {name}
    </span>
  );
}
