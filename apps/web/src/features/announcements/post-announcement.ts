import { createAnnouncement, type NewAnnouncement } from '@shala/api-client/announcements.ts';
import { ApiError } from '@shala/api-client/api-error.ts';
import { toast } from '@shala/ui/toast-store.ts';
import { transport } from '#shared/api/transport.ts';
import { t } from '#shared/texts/texts.ts';

/** Announcing something. Students have no screen for it; the words are those of the specification. */
export async function postAnnouncement(given: NewAnnouncement): Promise<boolean> {
  try {
    await createAnnouncement(transport, given);
  } catch (error) {
    const isAnswer = error instanceof ApiError && error.status > 0;
    toast.bad(t('error.title'), isAnswer ? error.message : t('error.somethingWentWrong'));
    return false;
  }
  toast.good(t('announcements.create'), t('announcements.created'));
  return true;
}
