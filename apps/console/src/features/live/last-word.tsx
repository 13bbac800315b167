import { cancelLiveClass, endLiveClass } from '@shala/api-client/live-classes-staff.ts';
import { Button } from '@shala/ui/button.tsx';
import { ConfirmDialog } from '@shala/ui/confirm-dialog.tsx';
import { useState } from 'react';
import { transport } from '#shared/api/transport.ts';
import { useSaving } from '#shared/forms/use-saving.ts';
import { useTexts } from '#shared/texts/texts.ts';
import { refreshLive } from './live-query.ts';

const kinds = {
  cancel: {
    call: cancelLiveClass,
    button: 'live.cancel',
    title: 'live.cancelTitle',
    text: 'live.cancelText',
    done: 'live.cancelDone',
  },
  end: {
    call: endLiveClass,
    button: 'live.end',
    title: 'live.endTitle',
    text: 'live.endText',
    done: 'live.endDone',
  },
} as const;

/** Calls a class off, or ends it for everybody: asked once more, since nothing brings it back. */
export function LastWord({ id, what }: { id: number; what: 'cancel' | 'end' }) {
  const t = useTexts();
  const { isBusy, save } = useSaving();
  const [isAsking, setIsAsking] = useState(false);
  const kind = kinds[what];
  const go = async () => {
    const isDone = await save(() => kind.call(transport, id), kind.done);
    if (isDone) setIsAsking(false);
    await refreshLive();
  };
  return (
    <>
      <Button variant="danger" onClick={() => setIsAsking(true)}>
        {t(kind.button)}
      </Button>
      <ConfirmDialog
        opened={isAsking}
        title={t(kind.title)}
        text={t(kind.text)}
        stayLabel={t('live.keep')}
        onStay={() => setIsAsking(false)}
        goLabel={t(kind.button)}
        going={isBusy}
        onGo={() => void go()}
      />
    </>
  );
}
