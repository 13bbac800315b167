import { type LocalText, localTextSchema } from '@shala/brand/brand.ts';
import * as z from 'zod/mini';
import type { TaughtContentRow } from './teaching-store.ts';

const types = z.enum(['video', 'pdf', 'external_link']);
const states = z.enum(['waiting', 'processing', 'ready', 'failed']);
const someText = z.partial(localTextSchema);

/** A lesson as its authors see it. */
export interface TaughtContent {
  id: number;
  libraryId: number;
  /** Whose the file is: a course may show one that another owner lends. */
  ownerTenantId: number;
  type: z.infer<typeof types>;
  title: LocalText;
  description: z.infer<typeof someText>;
  isPublished: boolean;
  state: z.infer<typeof states>;
  progressPercent: number;
  failureCode: string | null;
  hasFile: boolean;
  isPlayable: boolean;
  isRemovable: boolean;
  durationSeconds: number | null;
  pageCount: number | null;
  externalUrl: string | null;
  posterKey: string | null;
  fileKey: string | null;
  /** Of a file that is on its way. */
  uploadBytes: number | null;
  captions: readonly { locale: 'en' | 'hi'; fileKey: string }[];
}

export function taughtContent(row: TaughtContentRow): TaughtContent {
  const type = types.parse(row.content_type);
  return {
    id: row.id,
    libraryId: row.library_id,
    ownerTenantId: row.owner_tenant_id,
    type,
    title: localTextSchema.parse(row.title),
    description: someText.parse(row.description),
    isPublished: row.is_active,
    state: states.parse(row.state),
    progressPercent: row.progress_percent,
    failureCode: row.failure_code,
    hasFile: type === 'external_link' || row.source_key !== null || row.ready_version !== null,
    isPlayable: row.ready_version !== null,
    isRemovable: row.is_removable,
    durationSeconds: row.duration_seconds,
    pageCount: row.page_count,
    externalUrl: row.external_url,
    posterKey: row.poster_key,
    fileKey: row.file_key,
    uploadBytes: row.upload_bytes,
    captions: row.captions.map(({ locale, file_key: fileKey }) => ({ locale, fileKey })),
  };
}
