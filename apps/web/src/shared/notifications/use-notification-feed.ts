import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useLearnerId } from '../session/use-learner-id.ts';
import { countsQuery } from './counts-query.ts';
import { onNotificationNews } from './on-notification-news.ts';
import { refetchNotifications } from './refetch-notifications.ts';

const COUNTS_DELAY = 1500;

/** Keeps the counts and an open list fresh. Stands once, in the layout. */
export function useNotificationFeed(): void {
  const studentId = useLearnerId();
  // The page itself comes first; the badges can wait, unless there are news.
  const [isDue, setDue] = useState(false);
  useQuery({ ...countsQuery(studentId), enabled: isDue && studentId !== null });

  useEffect(() => {
    const timer = setTimeout(() => setDue(true), COUNTS_DELAY);
    return () => clearTimeout(timer);
  }, []);

  useEffect(
    () =>
      onNotificationNews(() => {
        setDue(true);
        void refetchNotifications();
      }),
    [],
  );
}
