/** A file on its way from this device. */
export interface Sending {
  readonly id: string;
  /** Null until the server has heard of it. */
  readonly fileId: number | null;
  readonly name: string;
  readonly sizeBytes: number;
  /** held: no way through at the moment; it is tried again by itself. */
  readonly state: 'waiting' | 'sending' | 'checking' | 'paused' | 'held' | 'failed';
  readonly percent: number;
  /** The server's words, where it will not have it. */
  readonly failure: string | null;
}

/** The files on their way as a page draws them: a new list with every change. */
export function createSendingList() {
  const listeners = new Set<() => void>();
  let items: readonly Sending[] = [];
  const show = (next: readonly Sending[]) => {
    items = next;
    for (const listener of listeners) listener();
  };
  const without = (id: string) => items.filter((item) => item.id !== id);
  return {
    items: () => items,
    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    add({ id, name, sizeBytes }: Pick<Sending, 'id' | 'name' | 'sizeBytes'>): void {
      const fresh = { fileId: null, state: 'waiting', percent: 0, failure: null } as const;
      show([...without(id), { ...fresh, id, name, sizeBytes }]);
    },
    change: (id: string, more: Partial<Sending>) =>
      show(items.map((item) => (item.id === id ? { ...item, ...more } : item))),
    remove: (id: string) => show(without(id)),
    stateOf: (id: string) => items.find((item) => item.id === id)?.state,
  };
}
