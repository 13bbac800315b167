import { AppError } from '#platform/app-error.ts';
import { checkFile } from '#platform/file-check.ts';
import type { FileType } from '#platform/file-check-verdict.ts';
import { pictureType, remakePicture } from '#platform/images.ts';

export interface Attachment {
  /** As it may be called when it is saved: no folders, and the ending of what it really is. */
  name: string;
  content: Buffer;
  contentType: string;
  ending: string;
}

/** Writing on a photographed board must stay readable. */
const longestSide = 2400;
const endings = { 'application/pdf': 'pdf', 'image/jpeg': 'jpg', [pictureType]: 'webp' } as const;
const mostNameLength = 80;

/** A PDF or a picture, known by its bytes and made anew; what is anything else is refused. */
export async function checkAttachment(upload: { name: string; content: Buffer }): Promise<Attachment> {
  const { content, contentType } = await remake(upload.content);
  const ending = endings[contentType];
  return { name: `${baseName(upload.name)}.${ending}`, content, contentType, ending };
}

async function remake(content: Buffer): Promise<{ content: Buffer; contentType: keyof typeof endings }> {
  const contentType: FileType = content.subarray(0, 5).equals(Buffer.from('%PDF-'))
    ? 'application/pdf'
    : 'image/jpeg';
  const verdict = await checkFile(content, contentType);
  if (!('refused' in verdict)) return { content: verdict.content, contentType };
  const picture = verdict.refused === 'wrong_type' ? await remakePicture(content, longestSide) : null;
  if (picture === null) throw new AppError('attachment_invalid');
  return { content: picture, contentType: pictureType };
}

function baseName(name: string): string {
  const last = name.normalize('NFC').split(/[/\\]/).at(-1) ?? '';
  const plain = last
    .replace(/\.[^.]*$/u, '')
    .replace(/[^\p{L}\p{M}\p{N} ._-]/gu, '')
    .trim();
  return [...plain].slice(0, mostNameLength).join('') || 'attachment';
}
