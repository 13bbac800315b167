import type { News } from '@shala/api-client/cable.ts';

/** `caught-up`: the page was away and may have missed something, so what matters is fetched again. */
export type SessionNews = { kind: 'told'; news: News } | { kind: 'caught-up' };

const listeners = new Set<(news: SessionNews) => void>();

/** For whoever shows counts or lists that others change. The answer ends it. */
export function onSessionNews(listener: (news: SessionNews) => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function tellSessionNews(news: SessionNews): void {
  for (const listener of listeners) listener(news);
}
