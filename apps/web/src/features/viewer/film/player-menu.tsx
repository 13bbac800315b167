import { cx } from '@shala/ui/cx.ts';
import Check from 'lucide-react/icons/check';
import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import styles from './player-menu.module.css';

export interface MenuChoice<Value> {
  readonly value: Value;
  readonly label: string;
  /** The language of the label, where it is not the page's. */
  readonly lang?: string | undefined;
}

interface PlayerMenuProps<Value> {
  /** What the button says: 'Speed 1.25 times'. */
  label: string;
  face: ReactNode;
  isOn?: boolean;
  choices: readonly MenuChoice<Value>[];
  value: Value;
  onChoose: (value: Value) => void;
}

const moves: Record<string, number> = { ArrowDown: 1, ArrowUp: -1 };

/** A button of the player with a short list above it. It lives inside the frame, so it works in full screen. */
export function PlayerMenu<Value>(props: PlayerMenuProps<Value>) {
  const { label, face, isOn = false, choices, value, onChoose } = props;
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const items = () => [...(list.current?.querySelectorAll<HTMLElement>('[role=menuitemradio]') ?? [])];

  useEffect(() => {
    if (!isOpen) return;
    list.current?.querySelector<HTMLElement>('[aria-checked=true]')?.focus();
    const onPointer = ({ target }: PointerEvent) => {
      const isInside =
        target instanceof Node && (list.current?.contains(target) || button.current?.contains(target));
      if (!isInside) setOpen(false);
    };
    document.addEventListener('pointerdown', onPointer);
    return () => document.removeEventListener('pointerdown', onPointer);
  }, [isOpen]);

  const close = () => {
    setOpen(false);
    button.current?.focus();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const move = moves[event.key];
    // Keys inside the list are its own: the film must not skip meanwhile.
    event.stopPropagation();
    // From the button Tab leads on, as if the list had never been there.
    if (event.key === 'Escape' || event.key === 'Tab') close();
    else if (move !== undefined) {
      event.preventDefault();
      const all = items();
      const next = all.indexOf(event.target as HTMLElement) + move;
      all[(next + all.length) % all.length]?.focus();
    }
  };

  return (
    <div className={styles.menu}>
      <button
        ref={button}
        type="button"
        className={cx(styles.button, isOn && styles.on)}
        aria-label={label}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={() => setOpen((before) => !before)}
      >
        {face}
      </button>
      {isOpen ? (
        <div
          ref={list}
          id={id}
          role="menu"
          tabIndex={-1}
          aria-label={label}
          className={styles.list}
          onKeyDown={onKeyDown}
        >
          {choices.map((choice) => (
            <button
              key={choice.label}
              type="button"
              role="menuitemradio"
              tabIndex={-1}
              aria-checked={choice.value === value}
              lang={choice.lang}
              onClick={() => {
                onChoose(choice.value);
                close();
              }}
            >
              <Check aria-hidden="true" />
              {choice.label}
            </button>
          ))}
        </div>
      ) : null}
    </div>
  );
}
