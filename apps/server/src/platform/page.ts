const usual = 10;
const most = 50;

export interface Page {
  number: number;
  size: number;
}

/** What was asked for, brought inside what is possible. */
export function pageOf(asked: { number: number | undefined; size: number | undefined }): Page {
  return {
    number: Math.max(1, asked.number ?? 1),
    size: Math.min(most, Math.max(1, asked.size ?? usual)),
  };
}

export interface PageMeta extends Page {
  pages: number;
  total: number;
  next: number | null;
  previous: number | null;
}

/** True whatever page was asked for: past the end there is a way back. */
export function pageMeta({ number, size }: Page, total: number): PageMeta {
  const pages = Math.ceil(total / size);
  return {
    number,
    size,
    pages,
    total,
    next: number < pages ? number + 1 : null,
    previous: number > 1 && pages > 0 ? Math.min(number - 1, pages) : null,
  };
}
