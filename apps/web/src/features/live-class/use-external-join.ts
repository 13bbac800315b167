import { ApiError } from '@shala/api-client/api-error.ts';
import { joinExternal } from '@shala/api-client/live-classes.ts';
import { toast } from '@shala/ui/toast-store.ts';
import { useState } from 'react';
import { transport } from '#shared/api/transport.ts';
import { useTexts } from '#shared/texts/texts.ts';

export interface ExternalJoin {
  isJoining: boolean;
  /** Where the browser let no tab be opened: the link, to be clicked by hand. */
  link: string | null;
  join: (liveClassId: number) => Promise<void>;
  forgetLink: () => void;
}

/** Another provider's meeting, in a tab of its own. */
export function useExternalJoin(): ExternalJoin {
  const t = useTexts();
  const [isJoining, setJoining] = useState(false);
  const [link, setLink] = useState<string | null>(null);

  const join = async (liveClassId: number) => {
    // In the click itself, or a pop-up blocker stops it; its way back here is cut before anything loads in it.
    const tab = window.open('', '_blank');
    if (tab !== null) tab.opener = null;
    setJoining(true);
    const address = await ask(liveClassId);
    setJoining(false);
    if (address === null) {
      tab?.close();
      toast.bad(t('error.title'), t('live.somethingWentWrong'));
    } else if (tab === null) setLink(address);
    else tab.location.replace(address);
  };
  return { isJoining, link, join, forgetLink: () => setLink(null) };
}

async function ask(liveClassId: number): Promise<string | null> {
  try {
    return await joinExternal(transport, { liveClassId });
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return null;
  }
}
