import { onSessionNews } from '../realtime/session-news.ts';

/** Told of a notification, or back after an absence in which one may have come. The answer ends it. */
export const onNotificationNews = (listener: (isTold: boolean) => void): (() => void) =>
  onSessionNews((news) => {
    if (news.kind === 'caught-up') listener(false);
    else if (news.news.type === 'notification') listener(true);
  });
