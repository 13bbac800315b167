import { type ProfileChange, saveOwnProfile } from '@shala/api-client/own-profile.ts';
import { toast } from '@shala/ui/toast-store.ts';
import { reasonOf } from '#shared/api/reason-of.ts';
import { transport } from '#shared/api/transport.ts';
import { useBusy } from '#shared/forms/use-busy.ts';
import { useTexts } from '#shared/texts/texts.ts';
import { keepProfile } from './keep-profile.ts';

/** Saves a part of the profile. A failure is told, and what was typed stays. */
export function useSaveProfile() {
  const t = useTexts();
  const { isBusy, run } = useBusy();
  const save = (change: ProfileChange, onSaved: () => void) =>
    void run(async () => {
      try {
        keepProfile(await saveOwnProfile(transport, change));
        onSaved();
      } catch (error) {
        toast.bad(t('profiles.cannotUpdate'), reasonOf(error) ?? t('error.tryAgain'));
      }
    });
  return { isBusy, save };
}
