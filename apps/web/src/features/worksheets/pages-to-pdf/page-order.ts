import type { KeptPage } from '../device/draft-store.ts';
import type { Turn } from './read-photo.ts';

type Row = readonly KeptPage[];

const numbered = (pages: Row): KeptPage[] => pages.map((page, place) => ({ ...page, place }));

/** Outside the row nothing moves. */
export function movePage(pages: Row, id: string, to: number): KeptPage[] {
  const page = pages.find((one) => one.id === id);
  if (!page || to < 0 || to >= pages.length) return [...pages];
  const others = pages.filter((one) => one !== page);
  return numbered([...others.slice(0, to), page, ...others.slice(to)]);
}

export const removePage = (pages: Row, id: string): KeptPage[] =>
  numbered(pages.filter((page) => page.id !== id));

export const addPage = (pages: Row, page: KeptPage): KeptPage[] => numbered([...pages, page]);

/** Those of an earlier visit come first, whatever was added before they were found. */
export const joinPages = (kept: Row, added: Row): KeptPage[] =>
  numbered([...kept.filter(({ id }) => added.every((page) => page.id !== id)), ...added]);

/** A quarter to the right. */
export const turnPage = (pages: Row, id: string): KeptPage[] =>
  pages.map((page) => (page.id === id ? { ...page, turn: ((page.turn + 90) % 360) as Turn } : page));
