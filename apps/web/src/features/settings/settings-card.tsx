import { Card } from '@shala/ui/card.tsx';
import { type ReactNode, useId } from 'react';
import styles from './settings.module.css';

interface SettingsCardProps {
  title: string;
  icon: ReactNode;
  children: ReactNode;
}

export function SettingsCard({ title, icon, children }: SettingsCardProps) {
  const heading = useId();
  return (
    <Card className={styles.card} role="region" aria-labelledby={heading}>
      <div className={styles.head}>
        <span className={styles.sign}>{icon}</span>
        <h2 id={heading}>{title}</h2>
      </div>
      <div className={styles.body}>{children}</div>
    </Card>
  );
}
