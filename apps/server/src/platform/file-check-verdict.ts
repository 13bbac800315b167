export const fileTypes = ['application/pdf', 'image/jpeg'] as const;
export type FileType = (typeof fileTypes)[number];
export const isFileType = (type: string): type is FileType => (fileTypes as readonly string[]).includes(type);

/** Why a file is not taken, whoever sends it. */
export type FileRefusal =
  | 'wrong_type'
  | 'too_large'
  | 'broken'
  | 'encrypted'
  | 'too_many_pages'
  | 'too_many_pixels'
  | 'active_content'
  | 'infected'
  | 'mismatch';

/** The file as it may be kept: made anew, never the bytes that were sent. */
export interface CheckedFile {
  content: Buffer;
  pageCount: number;
}
export type FileVerdict = CheckedFile | { refused: FileRefusal };
