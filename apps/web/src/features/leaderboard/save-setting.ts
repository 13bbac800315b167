import { ApiError } from '@shala/api-client/api-error.ts';
import { type LeaderboardSetting, setLeaderboardSetting } from '@shala/api-client/leaderboard.ts';
import { toast } from '@shala/ui/toast-store.ts';
import { useMutation } from '@tanstack/react-query';
import { queryClient } from '#shared/api/query-client.ts';
import { transport } from '#shared/api/transport.ts';
import { useTexts } from '#shared/texts/texts.ts';
import { settingQuery } from './leaderboard-queries.ts';

/** Saves at once; the switch goes back where the server does not take it. */
export function useSaveSetting(studentId: number, onUnconfirmed: (setting: LeaderboardSetting) => void) {
  const t = useTexts();
  const { mutate, isPending, variables } = useMutation({
    mutationFn: (setting: LeaderboardSetting) => setLeaderboardSetting(transport, setting),
    onSuccess: (saved) => {
      queryClient.setQueryData(settingQuery(studentId).queryKey, saved);
      void queryClient.invalidateQueries({ queryKey: ['leaderboard'] });
    },
    onError: (error, setting) => {
      if (error instanceof ApiError && error.code === 'confirmation_required') onUnconfirmed(setting);
      else toast.bad(t('leaderboard.notSaved'), t('error.noConnection'));
    },
  });
  return {
    save: (setting: LeaderboardSetting) => mutate(setting),
    wanted: isPending ? variables : undefined,
  };
}
