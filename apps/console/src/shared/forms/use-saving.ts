import { useBusy } from '@shala/app-kit/use-busy.ts';
import { toast } from '@shala/ui/toast-store.ts';
import { type TextId, useTexts } from '../texts/texts.ts';
import { tellRefusal } from './tell-refusal.ts';

interface Saving {
  isBusy: boolean;
  /** True when it worked; otherwise the person has been told why not. */
  save: (work: () => Promise<unknown>, done: TextId) => Promise<boolean>;
}

/** One change at a time, and a word about how it went: the server's own where it refused. */
export function useSaving(): Saving {
  const t = useTexts();
  const { isBusy, run } = useBusy();
  const save = async (work: () => Promise<unknown>, done: TextId) => {
    let isDone = false;
    await run(async () => {
      try {
        await work();
        toast.good(t(done));
        isDone = true;
      } catch (error) {
        tellRefusal(t, error);
      }
    });
    return isDone;
  };
  return { isBusy, save };
}
