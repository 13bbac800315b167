import { useEffect, useRef, useState } from 'react';
import type { TextId } from '#shared/texts/texts.ts';
import { deviceStore } from '../device/device-store.ts';
import type { KeptPage, WorkKey } from '../device/draft-store.ts';
import { addPage, joinPages, movePage, removePage, turnPage } from './page-order.ts';
import { readPhoto } from './read-photo.ts';

/** More than this is no worksheet, and would not fit into one file. */
const mostPages = 20;

/** Photos on their way to become pages: kept on this device with every change. */
export function usePages({ studentId, worksheetId }: WorkKey, onProblem: (problem: TextId) => void) {
  const [pages, setPages] = useState<readonly KeptPage[]>([]);
  const [reading, setReading] = useState(0);
  const latest = useRef(pages);
  const beingRead = useRef(0);

  const change = async (next: readonly KeptPage[]): Promise<void> => {
    latest.current = next;
    setPages(next);
    await deviceStore().putPages(next);
  };

  useEffect(() => {
    let isLeft = false;
    void deviceStore()
      .listPages({ studentId, worksheetId })
      .then((kept) => {
        if (isLeft || kept.length === 0) return;
        const hasNew = latest.current.length > 0;
        latest.current = joinPages(kept, latest.current);
        setPages(latest.current);
        if (hasNew) void deviceStore().putPages(latest.current);
      });
    return () => {
      isLeft = true;
    };
  }, [studentId, worksheetId]);

  const countReading = (more: number) => {
    beingRead.current += more;
    setReading(beingRead.current);
  };

  async function readOne(photo: File): Promise<void> {
    try {
      const { jpeg, width, height } = await readPhoto(photo);
      const bytes = await jpeg.arrayBuffer();
      const page = { studentId, worksheetId, id: crypto.randomUUID(), place: 0, turn: 0 as const };
      await change(addPage(latest.current, { ...page, jpeg: bytes, width, height }));
    } catch {
      // Whatever the browser found wrong with it: the next photo has its turn.
      onProblem('worksheets.unreadablePhoto');
    } finally {
      countReading(-1);
    }
  }

  const takeOut = (ids: readonly string[]) =>
    change(ids.reduce<readonly KeptPage[]>(removePage, latest.current));
  const erase = (ids: readonly string[]) => deviceStore().removePages({ studentId, worksheetId }, ids);

  return {
    pages,
    /** Photos that are being read. */
    reading,
    async add(photos: readonly File[]): Promise<void> {
      if (latest.current.length + beingRead.current + photos.length > mostPages) {
        onProblem('worksheets.tooManyPages');
        return;
      }
      countReading(photos.length);
      // One after the other: a photo takes much memory while it is read.
      for (const photo of photos) await readOne(photo);
    },
    move: (id: string, to: number) => change(movePage(latest.current, id, to)),
    turn: (id: string) => change(turnPage(latest.current, id)),
    /** Out of the row; the device still has them. */
    takeOut,
    /** From the device. */
    erase,
    async forget(id: string): Promise<void> {
      await takeOut([id]);
      await erase([id]);
    },
  };
}
export type Pages = ReturnType<typeof usePages>;
