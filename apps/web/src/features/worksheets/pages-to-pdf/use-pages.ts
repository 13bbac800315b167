import { useEffect, useRef, useState } from 'react';
import type { TextId } from '#shared/texts/texts.ts';
import { deviceStore } from '../device/device-store.ts';
import type { KeptPage, WorkKey } from '../device/draft-store.ts';
import { addPage, movePage, removePage, turnPage } from './page-order.ts';
import { readPhoto } from './read-photo.ts';
import { UnreadablePhoto } from './unreadable-photo.ts';

/** More than this is no worksheet, and would not fit into one file. */
const mostPages = 20;

/** Photos on their way to become pages: kept on this device with every change. */
export function usePages({ studentId, worksheetId }: WorkKey, onProblem: (problem: TextId) => void) {
  const [pages, setPages] = useState<readonly KeptPage[]>([]);
  const [reading, setReading] = useState(0);
  const latest = useRef(pages);

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
        if (isLeft || latest.current.length > 0) return;
        latest.current = kept;
        setPages(kept);
      });
    return () => {
      isLeft = true;
    };
  }, [studentId, worksheetId]);

  async function readOne(photo: File): Promise<void> {
    try {
      const { jpeg, width, height } = await readPhoto(photo);
      const bytes = await jpeg.arrayBuffer();
      const page = { studentId, worksheetId, id: crypto.randomUUID(), place: 0, turn: 0 as const };
      await change(addPage(latest.current, { ...page, jpeg: bytes, width, height }));
    } catch (error) {
      if (!(error instanceof UnreadablePhoto)) throw error;
      onProblem('worksheets.unreadablePhoto');
    } finally {
      setReading((count) => count - 1);
    }
  }

  const forget = async (ids: readonly string[]) => {
    await change(ids.reduce<readonly KeptPage[]>(removePage, latest.current));
    await deviceStore().removePages({ studentId, worksheetId }, ids);
  };

  return {
    pages,
    /** Photos that are being read. */
    reading,
    async add(photos: readonly File[]): Promise<void> {
      if (latest.current.length + photos.length > mostPages) {
        onProblem('worksheets.tooManyPages');
        return;
      }
      setReading((count) => count + photos.length);
      // One after the other: a photo takes much memory while it is read.
      for (const photo of photos) await readOne(photo);
    },
    move: (id: string, to: number) => change(movePage(latest.current, id, to)),
    turn: (id: string) => change(turnPage(latest.current, id)),
    forget,
  };
}
export type Pages = ReturnType<typeof usePages>;
