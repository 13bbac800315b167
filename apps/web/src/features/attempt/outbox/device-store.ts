import { createMemoryStore } from './memory-store.ts';
import { type OutboxStore, openOutboxStore } from './outbox-store.ts';

let opened: Promise<OutboxStore> | null = null;

/** The one outbox of this page. */
export function deviceStore(): Promise<OutboxStore> {
  opened ??= open();
  return opened;
}

async function open(): Promise<OutboxStore> {
  try {
    return await openOutboxStore(indexedDB);
  } catch {
    // No such thing here, or not for us. The page warns before it is left while something is unsent.
    return createMemoryStore();
  }
}
