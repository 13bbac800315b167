import { enqueue } from '#platform/jobs.ts';
import type { PrivacyDeps } from './deps.ts';
import { removeFilesTask } from './erase-student.ts';
import { deleteIdentitiesDue, updateExportsGone } from './privacy-store.ts';

/** Takes away exports that have had their week, and names whose accounts need not be kept any longer. */
export async function sweepExports({ db }: Pick<PrivacyDeps, 'db'>): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const keys = await updateExportsGone(tx);
    if (keys.length > 0) await enqueue(tx, removeFilesTask, { keys });
    await deleteIdentitiesDue(tx);
  });
}
