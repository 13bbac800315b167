import type { AnnouncementsDeps } from './deps.ts';
import { deleteUpload, selectAbandoned } from './upload-store.ts';

/** No call lives that long. */
const olderThanSeconds = 3600;
const limit = 200;

/** Takes files out of the store whose announcement never came. The row goes last: killed between, it is done again. */
export async function sweepUploads({
  db,
  storage,
}: Pick<AnnouncementsDeps, 'db' | 'storage'>): Promise<void> {
  for (const upload of await selectAbandoned(db, { olderThanSeconds, limit })) {
    await storage.remove(upload.key);
    await deleteUpload(db, upload);
  }
}
