import type { ReactNode } from 'react';
import styles from './state.module.css';
import { EmptyDrawing, ErrorDrawing, LockedDrawing } from './state-drawing.tsx';

interface StateProps {
  title: string;
  text?: ReactNode;
  /** One way on; a locked thing may have two. */
  action?: ReactNode;
  /** The state is the whole page: its title is the page's heading. */
  isPage?: boolean;
}

function State({ drawing, title, text, action, isPage = false }: StateProps & { drawing: ReactNode }) {
  const Heading = isPage ? 'h1' : 'h2';
  return (
    <div className={styles.state}>
      {drawing}
      <div className={styles.words}>
        <Heading className={styles.title}>{title}</Heading>
        {text ? <p className={styles.text}>{text}</p> : null}
        {action ? <div className={styles.action}>{action}</div> : null}
      </div>
    </div>
  );
}

/** Nothing here yet: one sentence, one action. */
export const EmptyState = (props: StateProps) => <State drawing={<EmptyDrawing />} {...props} />;

/** What happened, and what to do. */
export const ErrorState = (props: StateProps) => (
  <div role="alert">
    <State drawing={<ErrorDrawing />} {...props} />
  </div>
);

/** Why it is closed, and the ways on. */
export const LockedState = (props: StateProps) => <State drawing={<LockedDrawing />} {...props} />;
