import { createMemoryStore } from './memory-store.ts';
import { type OutboxStore, openOutboxStore } from './outbox-store.ts';

let opened: Promise<OutboxStore> | null = null;

/** The one outbox of this page. */
export function deviceStore(): Promise<OutboxStore> {
  opened ??= openOutboxStore(indexedDB).catch(() => createMemoryStore());
  return opened;
}
