import type { FileRefusal, FileType } from '#platform/file-check-verdict.ts';

export interface FileKey {
  tenantId: number;
  key: string;
}

export type FileState = 'uploading' | 'checking' | 'ready' | 'refused';

export interface StoredFile extends FileKey {
  state: FileState;
  refusal: FileRefusal | null;
  contentType: FileType;
  sizeBytes: number;
  sourceHash: Buffer;
  pageCount: number | null;
}

export interface NewFile {
  contentType: FileType;
  sizeBytes: number;
  sourceHash: Buffer;
}

/** Where a file belongs: to a worksheet, or to a round of a student's work. */
export type FilePlace =
  | { kind: 'worksheet'; tenantId: number; worksheetId: number }
  | {
      kind: 'round';
      tenantId: number;
      studentId: number;
      studentWorksheetId: number;
      roundNo: number;
      role: FileRole;
    };
export type FileRole = 'student' | 'evaluated';

export interface PlacedFile extends StoredFile {
  id: number;
  name: string;
}

export interface RoundFile extends PlacedFile {
  roundNo: number;
  role: FileRole;
}
