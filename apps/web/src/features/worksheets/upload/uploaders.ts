import {
  announceFiles,
  finishUpload,
  getUpload,
  removeFile,
  type Upload,
} from '@shala/api-client/worksheet-files.ts';
import { putPiece, wait } from '@shala/app-kit/upload/put-piece.ts';
import { queryClient } from '#shared/api/query-client.ts';
import { transport } from '#shared/api/transport.ts';
import { inSeat } from '#shared/session/in-seat.ts';
import { isCurrentProfile, onSessionChange } from '#shared/session/session.ts';
import { deviceStore } from '../device/device-store.ts';
import type { WorkKey } from '../device/draft-store.ts';
import { worksheetsKey } from '../queries.ts';
import { createUploader, type Uploader } from './uploader.ts';

const running = new Map<string, { work: WorkKey; uploader: Uploader }>();

function start(work: WorkKey): Uploader {
  const { studentId, worksheetId } = work;
  const ask = <T>(call: () => Promise<T>): Promise<T> => inSeat(studentId, call);
  const lookAgain = () => queryClient.invalidateQueries({ queryKey: worksheetsKey });
  const uploader = createUploader({
    work,
    store: deviceStore(),
    calls: {
      announce: (file) =>
        ask(async () => {
          const [upload] = await announceFiles(transport, { worksheetId, files: [file] });
          return upload as Upload;
        }),
      find: (fileId) => ask(() => getUpload(transport, { worksheetId, fileId })),
      finish: (fileId) => ask(() => finishUpload(transport, { worksheetId, fileId })),
      remove: (fileId) => ask(() => removeFile(transport, { worksheetId, fileId })).then(lookAgain),
      put: putPiece,
      wait,
    },
    onJudged: lookAgain,
  });
  void uploader.start();
  return uploader;
}

/** One for each worksheet, from its first visit on: what is on its way goes on while other pages are open. */
export function uploaderOf(work: WorkKey): Uploader {
  const key = `${work.studentId}/${work.worksheetId}`;
  const known = running.get(key);
  if (known) return known.uploader;
  const uploader = start(work);
  running.set(key, { work, uploader });
  return uploader;
}

addEventListener('online', () => {
  for (const { uploader } of running.values()) uploader.networkIsBack();
});

// Nothing of one student goes out while another one has the seat.
onSessionChange(() => {
  for (const [key, { work, uploader }] of running) {
    if (isCurrentProfile(work.studentId)) continue;
    uploader.stop();
    running.delete(key);
  }
});
