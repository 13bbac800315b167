import CloudCheck from 'lucide-react/icons/cloud-check';
import CloudOff from 'lucide-react/icons/cloud-off';
import LoaderCircle from 'lucide-react/icons/loader-circle';
import { cx } from './cx.ts';
import styles from './saving-state.module.css';
import { useAfter } from './use-after.ts';

type Saving = 'saved' | 'saving' | 'waiting';

interface SavingStateProps {
  state: Saving;
  labels: Record<Saving, string>;
}

const icons = { saved: CloudCheck, saving: LoaderCircle, waiting: CloudOff };

/** Beside Submit, in words and icon. A save that takes under a second goes on saying 'Saved'. */
export function SavingState({ state, labels }: SavingStateProps) {
  const long = useAfter(1000, state === 'saving');
  const shown = state === 'saving' && !long ? 'saved' : state;
  const Icon = icons[shown];
  return (
    <span role="status" className={cx(styles.state, shown !== 'saved' && styles[shown])}>
      <Icon aria-hidden="true" />
      {labels[shown]}
    </span>
  );
}
