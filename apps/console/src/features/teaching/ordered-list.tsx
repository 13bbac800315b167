import { cx } from '@shala/ui/cx.ts';
import { IconButton } from '@shala/ui/icon-button.tsx';
import { VisuallyHidden } from '@shala/ui/visually-hidden.tsx';
import ArrowDown from 'lucide-react/icons/arrow-down';
import ArrowUp from 'lucide-react/icons/arrow-up';
import GripVertical from 'lucide-react/icons/grip-vertical';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useTexts } from '#shared/texts/texts.ts';
import styles from './ordered-list.module.css';

interface OrderedListProps<Item> {
  label: string;
  items: readonly Item[];
  keyOf: (item: Item) => number;
  nameOf: (item: Item) => string;
  onOrder: (items: readonly Item[]) => void;
  render: (item: Item) => ReactNode;
}

function move<Item>(items: readonly Item[], from: number, to: number): Item[] {
  const next = [...items];
  next.splice(to, 0, ...next.splice(from, 1));
  return next;
}

/** A list that is put into an order: by dragging, or by buttons that say where the thing stands now. */
export function OrderedList<Item>({ label, items, keyOf, nameOf, onOrder, render }: OrderedListProps<Item>) {
  const t = useTexts();
  const [dragged, setDragged] = useState<number | null>(null);
  const [over, setOver] = useState<number | null>(null);
  const [said, setSaid] = useState('');
  const list = useRef<HTMLOListElement>(null);
  const moved = useRef<{ key: number; way: 'up' | 'down' } | null>(null);

  // A line that moves in the page loses the cursor: it is given back, to the other button at an end.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another order is what it waits for
  useEffect(() => {
    if (moved.current === null) return;
    const { key, way } = moved.current;
    moved.current = null;
    const row = list.current?.querySelector(`[data-key="${key}"]`);
    const wanted = row?.querySelector<HTMLButtonElement>(`[data-way="${way}"]`);
    const other = row?.querySelector<HTMLButtonElement>('[data-way]:not(:disabled)');
    (wanted?.disabled ? other : wanted)?.focus();
  }, [items]);

  const shift = (from: number, to: number) => {
    const item = items[from];
    if (item === undefined || to < 0 || to >= items.length || from === to) return;
    setSaid(t('teaching.moved', { name: nameOf(item), place: to + 1, count: items.length }));
    onOrder(move(items, from, to));
  };
  const step = (at: number, way: 'up' | 'down') => {
    const item = items[at];
    if (item === undefined) return;
    moved.current = { key: keyOf(item), way };
    shift(at, way === 'up' ? at - 1 : at + 1);
  };
  const drop = (at: number) => {
    if (dragged !== null) shift(dragged, at);
    setDragged(null);
    setOver(null);
  };
  return (
    <>
      <ol className={styles.list} aria-label={label} ref={list}>
        {items.map((item, at) => (
          <li
            key={keyOf(item)}
            data-key={keyOf(item)}
            className={cx(styles.row, dragged === at && styles.dragged, over === at && styles.over)}
            onDragOver={(event) => {
              if (dragged === null) return;
              event.preventDefault();
              setOver(at);
            }}
            onDrop={(event) => {
              event.preventDefault();
              drop(at);
            }}
          >
            <span
              className={styles.grip}
              draggable
              aria-hidden="true"
              onDragStart={(event) => {
                event.dataTransfer.effectAllowed = 'move';
                setDragged(at);
              }}
              onDragEnd={() => drop(-1)}
            >
              <GripVertical />
            </span>
            <span className={styles.number}>{at + 1}</span>
            {render(item)}
            <span className={styles.moves}>
              <IconButton
                look="plain"
                data-way="up"
                label={t('teaching.up', { name: nameOf(item) })}
                icon={<ArrowUp aria-hidden="true" />}
                disabled={at === 0}
                onClick={() => step(at, 'up')}
              />
              <IconButton
                look="plain"
                data-way="down"
                label={t('teaching.down', { name: nameOf(item) })}
                icon={<ArrowDown aria-hidden="true" />}
                disabled={at === items.length - 1}
                onClick={() => step(at, 'down')}
              />
            </span>
          </li>
        ))}
      </ol>
      <VisuallyHidden>
        <span role="status">{said}</span>
      </VisuallyHidden>
    </>
  );
}
