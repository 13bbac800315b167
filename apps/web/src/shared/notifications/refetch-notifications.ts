import { queryClient } from '../api/query-client.ts';

const NOTIFICATION_REFETCH = 3000;
let later: ReturnType<typeof setTimeout> | undefined;

/** The list and the counts, as far as somebody looks at them. */
export async function refetchNotifications(): Promise<void> {
  clearTimeout(later);
  await Promise.all(
    [['notifications'], ['counts']].map((queryKey) => queryClient.invalidateQueries({ queryKey })),
  );
}

/**
 * After a call that changed something: at once, and again a while later for what the server does behind the
 * call. News over the cable come first, and then the second time is left out.
 */
export function refetchAfterCall(): Promise<void> {
  const now = refetchNotifications();
  later = setTimeout(() => void refetchNotifications(), NOTIFICATION_REFETCH);
  return now;
}
