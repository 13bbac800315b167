import { type OutboxStore, openOutboxStore } from './outbox-store.ts';
import { createSafeStore } from './safe-store.ts';

let opened: OutboxStore | null = null;

/** The one outbox of this page. Where nothing can be written, the page warns before it is left. */
export function deviceStore(): OutboxStore {
  opened ??= createSafeStore(async () => openOutboxStore(indexedDB));
  return opened;
}
