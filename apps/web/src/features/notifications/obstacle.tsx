import { Button } from '@shala/ui/button.tsx';
import { useEffect, useRef } from 'react';
import { useBusy } from '#shared/forms/use-busy.ts';
import styles from './obstacle.module.css';

interface ObstacleProps {
  title: string;
  text: string;
  /** The way round it, where there is one. */
  action: { label: string; onAct: () => Promise<void> } | null;
}

/** Why a notification does not open, and what helps. */
export function Obstacle({ title, text, action }: ObstacleProps) {
  const { isBusy, run } = useBusy();
  const button = useRef<HTMLButtonElement>(null);
  // The next thing to press, for whoever came by keyboard.
  useEffect(() => button.current?.focus(), []);
  return (
    <div className={styles.obstacle}>
      <div role="alert">
        <b className={styles.title}>{title}</b>
        <span className={styles.text}>{text}</span>
      </div>
      {action ? (
        <Button ref={button} loading={isBusy} onClick={() => void run(action.onAct)}>
          {action.label}
        </Button>
      ) : null}
    </div>
  );
}
