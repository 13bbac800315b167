export interface ToastMessage {
  id: number;
  tone: 'good' | 'bad';
  title: string;
  text?: string | undefined;
}

const lifetime = 6000;
const listeners = new Set<() => void>();
const timers = new Map<number, ReturnType<typeof setTimeout>>();
let toasts: readonly ToastMessage[] = [];
let lastId = 0;

function set(next: readonly ToastMessage[]): void {
  toasts = next;
  for (const tell of listeners) tell();
}

export function closeToast(id: number): void {
  clearTimeout(timers.get(id));
  timers.delete(id);
  set(toasts.filter((toast) => toast.id !== id));
}

function leaveLater(id: number): void {
  clearTimeout(timers.get(id));
  timers.set(
    id,
    setTimeout(() => closeToast(id), lifetime),
  );
}

function show(tone: ToastMessage['tone'], title: string, text?: string): number {
  // The same message again moves to the end instead of piling up.
  const twin = toasts.find((toast) => toast.tone === tone && toast.title === title && toast.text === text);
  if (twin) closeToast(twin.id);
  lastId += 1;
  set([...toasts, { id: lastId, tone, title, text }]);
  if (tone === 'good') leaveLater(lastId);
  return lastId;
}

/** Good news leaves by itself after six seconds; an error stays until it is closed. */
export const toast = {
  good: (title: string, text?: string) => show('good', title, text),
  bad: (title: string, text?: string) => show('bad', title, text),
};

/** While somebody reads it, good news waits. */
export function holdToast(id: number): void {
  clearTimeout(timers.get(id));
}

export function releaseToast(id: number): void {
  if (timers.has(id)) leaveLater(id);
}

export const toastStore = {
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  read: () => toasts,
};
