import { learnerOf } from '@shala/api-client/people.ts';
import { toast } from '@shala/ui/toast-store.ts';
import { enrolmentsQuery } from '#features/enrolment/enrolments-query.ts';
import { queryClient } from '#shared/api/query-client.ts';
import { getSession } from '#shared/session/session.ts';
import { t } from '#shared/texts/texts.ts';

/** Product details and courses, right after signing in. A failure is told, and Learn offers the retry. */
export async function loadEnrolments(): Promise<void> {
  const { user } = getSession();
  try {
    await queryClient.fetchQuery(enrolmentsQuery((user && learnerOf(user)?.id) ?? null));
  } catch {
    toast.bad(t('error.somethingWentWrong'), t('error.tryAgain'));
  }
}
