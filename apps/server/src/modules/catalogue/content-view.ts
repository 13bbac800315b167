import { inLocale, type Locale, localTextSchema } from '@shala/brand/brand.ts';
import * as z from 'zod/mini';
import type { ContentRow } from './content-read-store.ts';

const previewsSchema = z.object({
  key: z.string(),
  secondsPerTile: z.number(),
  columns: z.int(),
  rows: z.int(),
  tileWidth: z.int(),
  tileHeight: z.int(),
});

export interface ContentView {
  id: number;
  title: string;
  description: string;
  chapterId: number;
  chapterName: string;
  chapterNumber: number;
  subjectId: number;
  subjectName: string;
  library: {
    id: number;
    type: 'video' | 'pdf' | 'external_link';
    state: 'waiting' | 'processing' | 'ready' | 'failed';
    durationSeconds: number | null;
    pageCount: number | null;
    posterKey: string | null;
    /** The file of a PDF, the address of a link; null while there is nothing to show. */
    fileKey: string | null;
    externalUrl: string | null;
    previews: z.infer<typeof previewsSchema> | null;
  };
}

const types = ['video', 'pdf', 'external_link'] as const;
const states = ['waiting', 'processing', 'ready', 'failed'] as const;

export function contentView(row: ContentRow, locale: Locale): ContentView {
  const type = z.parse(z.enum(types), row.content_type);
  // What has been ready once stays open while its next version is being made, and if that fails.
  const isShown = type === 'external_link' || row.ready_version !== null;
  return {
    id: row.id,
    title: say(row.title, locale),
    description: sayOptional(row.description, locale),
    chapterId: row.chapter_id,
    chapterName: say(row.chapter_name, locale),
    chapterNumber: row.chapter_number,
    subjectId: row.subject_id,
    subjectName: say(row.subject_name, locale),
    library: {
      id: row.content_library_id,
      type,
      state: isShown ? 'ready' : z.parse(z.enum(states), row.state),
      durationSeconds: row.duration_seconds,
      pageCount: row.page_count,
      posterKey: row.poster_key,
      fileKey: isShown ? row.file_key : null,
      externalUrl: row.external_url,
      previews: row.previews === null ? null : previewsSchema.parse(row.previews),
    },
  };
}

export const say = (text: unknown, locale: Locale): string => inLocale(localTextSchema.parse(text), locale);

/** A description may be missing altogether. */
const optionalText = z.partial(localTextSchema);
const sayOptional = (text: unknown, locale: Locale): string => {
  const words = optionalText.parse(text);
  return words[locale] ?? words.en ?? '';
};
