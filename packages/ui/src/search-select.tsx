import ChevronDown from 'lucide-react/icons/chevron-down';
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { cx } from './cx.ts';
import field from './field.module.css';
import { FieldShell } from './field-shell.tsx';
import styles from './search-select.module.css';

export interface SelectOption {
  readonly id: string;
  readonly label: string;
  /** Short, and shown alone while the list is closed: a dial code. */
  readonly value: string;
}

interface SearchSelectProps {
  label: string;
  options: readonly SelectOption[];
  selected: SelectOption;
  onSelect: (option: SelectOption) => void;
  /** Said when nothing fits what was typed. */
  noneText: string;
  size?: 'medium' | 'large' | undefined;
  className?: string | undefined;
}

const fits = ({ label, value }: SelectOption, search: string) =>
  label.toLowerCase().includes(search) || value.includes(search) || value.replace('+', '').startsWith(search);

/** One of many: a list that shrinks while its field is typed into. */
export function SearchSelect(props: SearchSelectProps) {
  const { label, options, selected, onSelect, noneText, size, className } = props;
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const [search, setSearch] = useState<string | null>(null);
  const [place, setPlace] = useState(0);
  const isOpen = search !== null;
  const found = isOpen ? options.filter((option) => fits(option, search.trim().toLowerCase())) : [];
  const here = found[Math.min(place, found.length - 1)];

  // biome-ignore lint/correctness/useExhaustiveDependencies: it follows the marked option
  useEffect(() => {
    list.current?.querySelector('[aria-selected=true]')?.scrollIntoView?.({ block: 'nearest' });
  }, [here]);

  const open = () => {
    if (isOpen) return;
    setSearch('');
    setPlace(
      Math.max(
        0,
        options.findIndex((option) => option.id === selected.id),
      ),
    );
  };
  const close = () => setSearch(null);
  const choose = (option: SelectOption | undefined) => {
    if (option) onSelect(option);
    close();
  };
  const press = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step !== undefined) {
      event.preventDefault();
      if (isOpen) setPlace(Math.min(Math.max(place + step, 0), Math.max(found.length - 1, 0)));
      else open();
    } else if (isOpen && event.key === 'Enter') {
      event.preventDefault();
      choose(here);
    } else if (isOpen && event.key === 'Escape') {
      event.stopPropagation();
      close();
    }
  };
  return (
    <FieldShell id={id} label={label} size={size} className={cx(styles.select, className)}>
      <input
        id={id}
        className={cx(field.input, styles.input)}
        role="combobox"
        aria-expanded={isOpen}
        aria-controls={`${id}-list`}
        aria-autocomplete="list"
        aria-activedescendant={isOpen && here ? `${id}-${here.id}` : undefined}
        autoComplete="off"
        spellCheck={false}
        placeholder={selected.value}
        value={search ?? selected.value}
        onClick={open}
        onKeyDown={press}
        onBlur={close}
        onChange={({ currentTarget }) => {
          // The first key replaces the code that stood there.
          setSearch(isOpen ? currentTarget.value : currentTarget.value.replace(selected.value, ''));
          setPlace(0);
        }}
      />
      <ChevronDown className={styles.arrow} aria-hidden="true" />
      {isOpen ? (
        <div ref={list} id={`${id}-list`} role="listbox" aria-label={label} className={styles.list}>
          {found.map((option) => (
            // biome-ignore lint/a11y/useFocusableInteractive: the focus stays in the field, which names the option
            // biome-ignore lint/a11y/useKeyWithClickEvents: the field has the keys
            <div
              key={option.id}
              id={`${id}-${option.id}`}
              role="option"
              aria-selected={option === here}
              className={styles.option}
              // Before the field loses the focus and the list goes.
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => choose(option)}
            >
              <span>{option.label}</span>
              <span className={styles.value}>{option.value}</span>
            </div>
          ))}
          {found.length === 0 ? <p className={styles.none}>{noneText}</p> : null}
        </div>
      ) : null}
    </FieldShell>
  );
}
