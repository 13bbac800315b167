import { ApiError } from '@shala/api-client/api-error.ts';
import { type LeaderboardSetting, setLeaderboardSetting } from '@shala/api-client/leaderboard.ts';
import { toast } from '@shala/ui/toast-store.ts';
import { useMutation } from '@tanstack/react-query';
import { queryClient } from '#shared/api/query-client.ts';
import { transport } from '#shared/api/transport.ts';
import { useTexts } from '#shared/texts/texts.ts';
import { settingQuery } from './leaderboard-queries.ts';

/** What was changed and nothing else: the other parent may have changed the rest. */
export type SettingChange = Partial<LeaderboardSetting>;

/** Saves at once; the switch goes back where the server does not take it. */
export function useSaveSetting(studentId: number, onUnconfirmed: (change: SettingChange) => void) {
  const t = useTexts();
  const { mutate, isPending, variables } = useMutation({
    mutationFn: (change: SettingChange) => setLeaderboardSetting(transport, change),
    onSuccess: (saved) => {
      queryClient.setQueryData(settingQuery(studentId).queryKey, saved);
      void queryClient.invalidateQueries({ queryKey: ['leaderboard'] });
    },
    onError: (error, change) => {
      if (error instanceof ApiError && error.code === 'confirmation_required') onUnconfirmed(change);
      else toast.bad(t('leaderboard.notSaved'), t('error.noConnection'));
    },
  });
  return {
    save: (change: SettingChange) => mutate(change),
    wanted: isPending ? variables : undefined,
  };
}
