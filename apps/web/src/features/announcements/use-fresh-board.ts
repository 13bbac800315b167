import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { onNotificationNews } from '#shared/notifications/on-notification-news.ts';
import { announcementsKey } from './queries.ts';

/** A new message or a tutor's answer shows while the page is open. */
export function useFreshBoard(): void {
  const client = useQueryClient();
  useEffect(
    () => onNotificationNews(() => void client.invalidateQueries({ queryKey: announcementsKey })),
    [client],
  );
}
