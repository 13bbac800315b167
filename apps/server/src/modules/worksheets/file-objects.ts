import type { FileType } from '#platform/file-check-verdict.ts';

const endings: Record<FileType, string> = { 'application/pdf': 'pdf', 'image/jpeg': 'jpg' };

/** Where the pieces of a file lie until it has been checked. */
export const piecesPrefix = (key: string): string => `uploads/${key}/`;
export const pieceKey = (key: string, number: number): string => `${piecesPrefix(key)}${number}`;

/**
 * Where the checked file lies. It follows from the row's own random key, so that a look that was killed half way
 * leaves nothing that nobody knows of.
 */
export const objectKey = (key: string, type: FileType): string => `worksheets/${key}.${endings[type]}`;
