import { AppError } from '#platform/app-error.ts';
import type { FileType } from '#platform/file-check-verdict.ts';
import { pictureType, remakePicture } from '#platform/images.ts';
import { isClean, judgeFile } from '#platform/judge-file.ts';
import type { VirusScan } from '#platform/virus-scan.ts';

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

/** A PDF or a picture, known by its bytes, clean, and made anew; what is anything else is refused. */
export async function checkAttachment(
  scan: VirusScan | null,
  upload: { name: string; content: Buffer },
): Promise<Attachment> {
  const { content, contentType } = await remake(scan, upload.content);
  const ending = endings[contentType];
  return { name: `${baseName(upload.name)}.${ending}`, content, contentType, ending };
}

async function remake(
  scan: VirusScan | null,
  content: Buffer,
): Promise<{ content: Buffer; contentType: keyof typeof endings }> {
  const contentType: FileType = content.subarray(0, 5).equals(Buffer.from('%PDF-'))
    ? 'application/pdf'
    : 'image/jpeg';
  const verdict = await judgeFile({ scan }, content, contentType);
  if (!('refused' in verdict)) return { content: verdict.content, contentType };
  const picture = verdict.refused === 'wrong_type' ? await remakePicture(content, longestSide) : null;
  if (picture === null || !(await isClean(scan, content))) throw new AppError('attachment_invalid');
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
