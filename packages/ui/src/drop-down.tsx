import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import styles from './drop-down.module.css';

interface DropDownProps {
  /** Draws the button; it is given what makes it one that opens something. */
  renderButton: (props: {
    'aria-expanded': boolean;
    'aria-controls': string;
    onClick: () => void;
  }) => ReactNode;
  /** What the open panel is called. */
  label: string;
  /** Closes the panel when it changes: the page below is another. */
  closesWith?: unknown;
  children: ReactNode;
}

/** A small panel under its button. Escape and a press elsewhere close it. */
export function DropDown({ renderButton, label, closesWith, children }: DropDownProps) {
  const id = useId();
  const frame = useRef<HTMLDivElement>(null);
  const [isOpen, setIsOpen] = useState(false);

  // biome-ignore lint/correctness/useExhaustiveDependencies: it closes with the page it was opened on
  useEffect(() => setIsOpen(false), [closesWith]);

  useEffect(() => {
    if (!isOpen) return;
    const press = ({ target }: Event) => {
      if (target instanceof Node && !frame.current?.contains(target)) setIsOpen(false);
    };
    const key = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      // It closes the panel and means nothing to the page below.
      event.preventDefault();
      setIsOpen(false);
      frame.current?.querySelector('button')?.focus();
    };
    document.addEventListener('pointerdown', press);
    document.addEventListener('keydown', key, true);
    return () => {
      document.removeEventListener('pointerdown', press);
      document.removeEventListener('keydown', key, true);
    };
  }, [isOpen]);

  return (
    <div className={styles.frame} ref={frame}>
      {renderButton({ 'aria-expanded': isOpen, 'aria-controls': id, onClick: () => setIsOpen(!isOpen) })}
      <section id={id} aria-label={label} hidden={!isOpen} className={styles.panel}>
        {children}
      </section>
    </div>
  );
}
