import { type FileKind, fileKind } from '@shala/app-kit/upload/file-kind.ts';
import type { TextId } from '#shared/texts/texts.ts';

interface Limits {
  readonly mostFilesPerUpload: number;
  readonly mostFileBytes: number;
}

export interface AdmittedFile {
  readonly name: string;
  readonly contentType: FileKind;
  readonly content: Blob;
}

type Admission = { readonly files: readonly AdmittedFile[] } | { readonly problem: TextId };

/** All or nothing: one wrong file among several is told of before anything is sent. */
export async function admitFiles(chosen: readonly File[], limits: Limits): Promise<Admission> {
  if (chosen.length > limits.mostFilesPerUpload) return { problem: 'worksheets.tooManyAtOnce' };
  const files: AdmittedFile[] = [];
  for (const content of chosen) {
    const contentType = await fileKind(content);
    if (contentType === null) return { problem: 'worksheets.wrongType' };
    if (content.size > limits.mostFileBytes) return { problem: 'worksheets.tooLarge' };
    files.push({ name: content.name, contentType, content });
  }
  return { files };
}
