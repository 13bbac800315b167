import {
  type Comment,
  deleteComment,
  type ReportReason,
  reportComment,
} from '@shala/api-client/announcements.ts';
import { ApiError } from '@shala/api-client/api-error.ts';
import { Button } from '@shala/ui/button.tsx';
import { ConfirmDialog } from '@shala/ui/confirm-dialog.tsx';
import { Dialog } from '@shala/ui/dialog.tsx';
import { toast } from '@shala/ui/toast-store.ts';
import { useQueryClient } from '@tanstack/react-query';
import { transport } from '#shared/api/transport.ts';
import { useBusy } from '#shared/forms/use-busy.ts';
import { type TextId, useTexts } from '#shared/texts/texts.ts';
import styles from './comments.module.css';
import { announcementsKey } from './queries.ts';

const reasons = [
  ['unkind', 'announcements.reasonUnkind'],
  ['private', 'announcements.reasonPrivate'],
  ['off_topic', 'announcements.reasonOffTopic'],
  ['other', 'announcements.reasonOther'],
] as const satisfies readonly (readonly [ReportReason, TextId])[];

/** What is asked before something happens to a comment. */
export type CommentWish = { readonly what: 'delete' | 'report'; readonly comment: Comment };

interface CommentDialogsProps {
  announcementId: number;
  wish: CommentWish | null;
  onClose: () => void;
}

export function CommentDialogs({ announcementId, wish, onClose }: CommentDialogsProps) {
  const t = useTexts();
  const client = useQueryClient();
  const { isBusy, run } = useBusy();
  const commentId = wish?.comment.id ?? 0;
  const act = (call: () => Promise<void>, done: string) =>
    void run(async () => {
      try {
        await call();
        toast.good(done);
      } catch (error) {
        if (!(error instanceof ApiError)) throw error;
        toast.bad(t('error.title'), t('error.somethingWentWrong'));
      }
      onClose();
      // Not waited for: the next wish must not be held up by it.
      void client.invalidateQueries({ queryKey: announcementsKey });
    });
  const report = (reason: ReportReason) =>
    act(() => reportComment(transport, { announcementId, commentId, reason }), t('announcements.reported'));
  return (
    <>
      <ConfirmDialog
        opened={wish?.what === 'delete'}
        title={t('announcements.deleteTitle')}
        text={t('announcements.deleteText')}
        stayLabel={t('announcements.keep')}
        onStay={onClose}
        goLabel={t('announcements.delete')}
        going={isBusy}
        onGo={() =>
          act(() => deleteComment(transport, { announcementId, commentId }), t('announcements.deletedToast'))
        }
      />
      <Dialog
        opened={wish?.what === 'report'}
        onClose={onClose}
        title={t('announcements.reportTitle')}
        text={t('announcements.reportText')}
        closeLabel={t('nav.close')}
      >
        <div className={styles.reasons}>
          {reasons.map(([reason, text]) => (
            <Button key={reason} variant="quiet" wide loading={isBusy} onClick={() => report(reason)}>
              {t(text)}
            </Button>
          ))}
        </div>
      </Dialog>
    </>
  );
}
