import { type PointerEvent as ReactPointerEvent, type RefObject, useState } from 'react';

export interface Drag {
  readonly id: string;
  readonly x: number;
  readonly y: number;
  /** The place under the pointer. */
  readonly over: number;
}

/** Drags a row of a list with mouse or finger; the row moves when it is let go. */
export function useDrag(list: RefObject<HTMLOListElement | null>, onDrop: (id: string, to: number) => void) {
  const [drag, setDrag] = useState<Drag | null>(null);

  const placeUnder = (x: number, y: number): number =>
    [...(list.current?.querySelectorAll('[data-page]') ?? [])].findIndex((row) => {
      const { left, right, top, bottom } = row.getBoundingClientRect();
      return x >= left && x <= right && y >= top && y <= bottom;
    });

  function startDrag(event: ReactPointerEvent, id: string): void {
    if (event.button !== 0) return;
    const { clientX, clientY } = event;
    let over = placeUnder(clientX, clientY);
    const end = new AbortController();
    const { signal } = end;
    const follow = (to: PointerEvent) => {
      const place = placeUnder(to.clientX, to.clientY);
      if (place >= 0) over = place;
      setDrag({ id, x: to.clientX - clientX, y: to.clientY - clientY, over });
    };
    const leave = () => {
      end.abort();
      setDrag(null);
    };
    addEventListener('pointermove', follow, { signal });
    addEventListener('pointercancel', leave, { signal });
    addEventListener(
      'pointerup',
      () => {
        leave();
        onDrop(id, over);
      },
      { signal },
    );
  }
  return { drag, startDrag };
}
