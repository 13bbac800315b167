import { hideComment } from '@shala/api-client/announcements-staff.ts';
import { Button } from '@shala/ui/button.tsx';
import { toast } from '@shala/ui/toast-store.ts';
import { useMutation } from '@tanstack/react-query';
import Eye from 'lucide-react/icons/eye';
import EyeOff from 'lucide-react/icons/eye-off';
import { transport } from '#shared/api/transport.ts';
import { useTexts } from '#shared/texts/texts.ts';
import { refreshAnnouncements } from './announcements-query.ts';

interface HideButtonProps {
  announcementId: number;
  commentId: number;
  /** Whose words they are. */
  name: string;
  isHidden: boolean;
}

export function useHide({
  announcementId,
  commentId,
}: Pick<HideButtonProps, 'announcementId' | 'commentId'>) {
  const t = useTexts();
  return useMutation({
    mutationFn: (isHidden: boolean) => hideComment(transport, { announcementId, commentId, isHidden }),
    onSuccess: async (_done, isHidden) => {
      toast.good(t(isHidden ? 'announce.isHidden' : 'announce.isShown'));
      await refreshAnnouncements();
    },
    onError: (error) => toast.bad(t('announce.notSaved'), error.message),
  });
}

/** Takes a comment out of students' sight, or puts it back. */
export function HideButton({ announcementId, commentId, name, isHidden }: HideButtonProps) {
  const t = useTexts();
  const hide = useHide({ announcementId, commentId });
  return (
    <Button
      variant="text"
      aria-label={t(isHidden ? 'announce.showOf' : 'announce.hideOf', { name })}
      icon={isHidden ? <Eye aria-hidden="true" /> : <EyeOff aria-hidden="true" />}
      loading={hide.isPending}
      onClick={() => hide.mutate(!isHidden)}
    >
      {t(isHidden ? 'announce.show' : 'announce.hide')}
    </Button>
  );
}
