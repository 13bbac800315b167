import { type KeyboardEvent, type ReactNode, useId } from 'react';
import styles from './tabs.module.css';

interface TabsProps<Id extends string> {
  label: string;
  tabs: { id: Id; label: ReactNode }[];
  current: Id;
  onChange: (id: Id) => void;
  /** What the current tab shows. */
  children: ReactNode;
}

const steps: Record<string, (place: number, last: number) => number> = {
  ArrowRight: (place, last) => (place === last ? 0 : place + 1),
  ArrowLeft: (place, last) => (place === 0 ? last : place - 1),
  Home: () => 0,
  End: (_, last) => last,
};

/** An underline in brand colour; arrow keys walk, the whole row is one stop of the Tab key. */
export function Tabs<Id extends string>({ label, tabs, current, onChange, children }: TabsProps<Id>) {
  const base = useId();
  const walk = (event: KeyboardEvent<HTMLDivElement>) => {
    const place = tabs.findIndex(({ id }) => id === current);
    const target = tabs[steps[event.key]?.(place, tabs.length - 1) ?? -1];
    if (!target) return;
    event.preventDefault();
    onChange(target.id);
    event.currentTarget.querySelector<HTMLElement>(`[id="${base}${target.id}"]`)?.focus();
  };
  return (
    <>
      <div className={styles.tabs} role="tablist" aria-label={label} onKeyDown={walk}>
        {tabs.map((tab) => (
          <button
            key={tab.id}
            id={`${base}${tab.id}`}
            type="button"
            role="tab"
            className={styles.tab}
            aria-selected={tab.id === current}
            aria-controls={`${base}panel`}
            tabIndex={tab.id === current ? 0 : -1}
            onClick={() => onChange(tab.id)}
          >
            {tab.label}
          </button>
        ))}
      </div>
      <div
        id={`${base}panel`}
        role="tabpanel"
        aria-labelledby={`${base}${current}`}
        className={styles.panel}
        tabIndex={-1}
      >
        {children}
      </div>
    </>
  );
}
