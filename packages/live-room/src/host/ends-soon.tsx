import Clock from 'lucide-react/icons/clock';
import { Banner } from '../room/banner.tsx';
import { useRoom } from '../room/room-context.ts';
import { useServerTime } from '../room/use-elapsed.ts';
import { useRoomTexts } from '../room-texts.ts';

const soon = 5;
const longer = 10;
const minute = 60_000;

/** Before the planned end the host is asked whether it should be later. */
export function EndsSoon({ onExtend }: { onExtend: (minutes: number) => void }) {
  const t = useRoomTexts();
  const { view } = useRoom();
  const now = useServerTime(view.serverAheadMs);
  if (view.state === null) return null;
  const minutes = Math.ceil((Date.parse(view.state.endsAt) - now) / minute);
  if (minutes > soon || minutes < 0) return null;
  return (
    <Banner
      icon={<Clock aria-hidden="true" />}
      action={{ label: t('room.extend', { minutes: longer }), onPress: () => onExtend(longer) }}
    >
      {t('room.endsSoon', { minutes })}
    </Banner>
  );
}
