import type { EventListener } from '#platform/events.ts';
import type { Storage } from '#platform/storage.ts';
import type { FilesRemoved } from './events.ts';

export function assessmentListeners({ storage }: { storage: Pick<Storage, 'remove'> }): EventListener[] {
  return [
    {
      name: 'assessment.remove-files',
      event: 'assessment.files_removed',
      async handle(event) {
        for (const key of (event as FilesRemoved).data.keys) await storage.remove(key);
      },
    },
  ];
}
