import type { ResponseOf } from '@shala/wire/contract.ts';
import type { draftFiles, turnIn, WireUpload } from '@shala/wire/worksheet-files.ts';
import { draftBase, putChunk, sha256, type TestFile } from '../worksheets.ts';
import type { Caller } from './caller.ts';
import { pause } from './random.ts';

export interface HandedIn {
  studentId: number;
  worksheetId: number;
  receipt: string;
  fileCount: number;
}

/** As a student's device does it: what fails is asked again, what is missing is sent again. */
export async function handIn(
  caller: Caller,
  { studentId, worksheetId, files }: { studentId: number; worksheetId: number; files: readonly TestFile[] },
): Promise<HandedIn> {
  const base = `/api/v1${draftBase(worksheetId)}`;
  const announced = files.map(({ name, type, content }) => ({
    name,
    content_type: type,
    size_bytes: content.length,
    sha256: sha256(content),
  }));
  const answer = await caller.ask<ResponseOf<typeof draftFiles.announce>>(() => ({
    method: 'POST',
    path: `${base}/files`,
    body: { files: announced },
  }));
  await Promise.all(
    answer.files.map((upload, index) => bringIn(caller, base, upload, files[index] as TestFile)),
  );
  const done = await caller.ask<ResponseOf<typeof turnIn>>(() => ({
    method: 'PUT',
    path: `${base}/turn_in`,
  }));
  return { studentId, worksheetId, receipt: done.receipt.code, fileCount: files.length };
}

async function bringIn(
  caller: Caller,
  base: string,
  announced: WireUpload,
  { content }: TestFile,
): Promise<void> {
  const path = `${base}/files/${announced.id}`;
  const finish = () =>
    caller.ask<ResponseOf<typeof draftFiles.finish>>(() => ({ method: 'POST', path: `${path}/finish` }));
  const find = () => caller.ask<ResponseOf<typeof draftFiles.find>>(() => ({ method: 'GET', path }));
  let upload = announced;
  while (upload.state !== 'ready') {
    if (upload.state === 'refused') throw new Error(`a good file was refused: ${upload.refusal}`);
    for (const chunk of upload.missing_chunks) {
      // The store may be away: what did not arrive is still missing at the next look.
      await putChunk(upload, chunk, content).catch(() => pause(100));
    }
    if (upload.state === 'uploading') upload = (await finish()).file;
    else {
      await pause(200);
      upload = (await find()).file;
    }
  }
}
