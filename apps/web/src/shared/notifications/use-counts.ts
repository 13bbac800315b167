import { useQuery } from '@tanstack/react-query';
import { useLearnerId } from '../session/use-learner-id.ts';
import { type Counts, countsQuery, noCounts } from './counts-query.ts';

/** The badges' numbers; nothing until useNotificationFeed has fetched them. */
export function useCounts(): Counts {
  const { data } = useQuery({ ...countsQuery(useLearnerId()), enabled: false });
  return data ?? noCounts;
}
