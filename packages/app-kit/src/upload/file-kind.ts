export type FileKind = 'application/pdf' | 'image/jpeg';

/** What a file is, by its first bytes: names and announced types are only words. Null: we do not send such files. */
export async function fileKind(file: Blob): Promise<FileKind | null> {
  const head = new Uint8Array(await file.slice(0, 5).arrayBuffer());
  if (String.fromCharCode(...head) === '%PDF-') return 'application/pdf';
  return head[0] === 0xff && head[1] === 0xd8 && head[2] === 0xff ? 'image/jpeg' : null;
}
