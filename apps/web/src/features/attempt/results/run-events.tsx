import type { AttemptRef } from '@shala/api-client/attempts-doors.ts';
import { listRunEvents } from '@shala/api-client/attempts-events.ts';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { transport } from '#shared/api/transport.ts';
import { momentInWords } from '#shared/dates/day-in-words.ts';
import { useLanguage, useTexts } from '#shared/texts/texts.ts';
import styles from './run-list.module.css';

const words = {
  left: 'results.eventLeft',
  came_back: 'results.eventCameBack',
  second_device: 'results.eventSecondDevice',
  offline_replay: 'results.eventOffline',
} as const;

const eventsQuery = (attempt: AttemptRef) =>
  queryOptions({
    queryKey: ['run-events', attempt],
    queryFn: ({ signal }) => listRunEvents(transport, attempt, signal),
    staleTime: 0,
  });

/** What the tutor can see of how the last attempt went is no secret to the student. */
export function RunEvents({ attempt }: { attempt: AttemptRef }) {
  const t = useTexts();
  const language = useLanguage();
  const { data: events = [] } = useQuery(eventsQuery(attempt));
  if (events.length === 0) return null;
  return (
    <>
      <h2 className={styles.title}>{t('results.events')}</h2>
      <ul className={styles.events} aria-label={t('results.events')}>
        {events.map(({ kind, at }) => (
          <li key={`${kind} ${at}`}>
            {t(words[kind])} <small>{momentInWords(at, language)}</small>
          </li>
        ))}
      </ul>
    </>
  );
}
