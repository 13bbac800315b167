import { learnerOf } from '@shala/api-client/people.ts';
import { toast } from '@shala/ui/toast-store.ts';
import { enrolmentsQuery } from '#features/enrolment/enrolments-query.ts';
import { forgetCoupon } from '#features/store/cart/coupon-memory.ts';
import { forgetLists } from '#shared/api/forget-lists.ts';
import { queryClient } from '#shared/api/query-client.ts';
import { getSession } from '#shared/session/session.ts';
import { t } from '#shared/texts/texts.ts';

/**
 * A payment changed what is open: product details and courses are asked for anew, and with them what this device
 * remembers (the course in use, its type, whether its trial is over). Lists and the cart follow when next seen.
 */
export async function openBoughtCourses(): Promise<void> {
  const { user } = getSession();
  const learner = user && learnerOf(user);
  // The host app's payment session sees no courses; the app itself asks again.
  if (!learner) return;
  forgetLists();
  forgetCoupon(learner.id);
  try {
    await queryClient.fetchQuery({ ...enrolmentsQuery(learner.id), staleTime: 0 });
  } catch {
    toast.bad(t('error.somethingWentWrong'), t('error.tryAgain'));
  }
}
