import { removeFile } from '@shala/api-client/worksheet-files.ts';
import { sha256 } from '@shala/app-kit/upload/sha256.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useMemo, useSyncExternalStore } from 'react';
import { transport } from '#shared/api/transport.ts';
import type { WorkKey } from '../device/draft-store.ts';
import { worksheetsKey } from '../queries.ts';
import type { AdmittedFile } from '../upload/admit-files.ts';
import { uploaderOf } from '../upload/uploaders.ts';
import type { WorkRow } from './work-rows.ts';

/** The files of one worksheet that are on their way, and what can be done with them. */
export function useUploads({ studentId, worksheetId }: WorkKey) {
  const client = useQueryClient();
  const uploader = useMemo(() => uploaderOf({ studentId, worksheetId }), [studentId, worksheetId]);
  const items = useSyncExternalStore(uploader.subscribe, uploader.items);
  return {
    items,
    pause: uploader.pause,
    goOn: uploader.goOn,
    async add({ name, contentType, content }: AdmittedFile, onSafe?: () => void): Promise<void> {
      const bytes = await content.arrayBuffer();
      const hash = await sha256(bytes);
      // The same content is the same file: chosen twice, it is sent once.
      const kept = { studentId, worksheetId, id: hash, name, contentType, bytes, sha256: hash };
      await uploader.add({ ...kept, sizeBytes: bytes.byteLength }, onSafe);
    },
    /** Here and on the server. */
    async remove({ sending, file }: WorkRow): Promise<void> {
      const fileId = file?.id ?? sending?.fileId ?? null;
      const isGoing = sending && sending.state !== 'paused' && sending.state !== 'failed';
      // What is being removed is not announced anew meanwhile.
      if (isGoing) uploader.pause(sending.id);
      try {
        if (fileId !== null) await removeFile(transport, { worksheetId, fileId });
      } catch (error) {
        if (isGoing) uploader.goOn(sending.id);
        throw error;
      }
      if (sending) await uploader.remove(sending.id);
      await client.invalidateQueries({ queryKey: worksheetsKey });
    },
  };
}
export type Uploads = ReturnType<typeof useUploads>;
