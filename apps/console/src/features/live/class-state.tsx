import type { StaffLiveClass } from '@shala/api-client/live-classes-staff.ts';
import { Chip } from '@shala/ui/chip.tsx';
import CalendarClock from 'lucide-react/icons/calendar-clock';
import CircleCheck from 'lucide-react/icons/circle-check';
import CircleX from 'lucide-react/icons/circle-x';
import Radio from 'lucide-react/icons/radio';
import { useTexts } from '#shared/texts/texts.ts';

const states = {
  scheduled: { text: 'live.scheduled', tone: 'quiet', Icon: CalendarClock },
  open: { text: 'live.open', tone: 'right', Icon: Radio },
  ended: { text: 'live.ended', tone: 'quiet', Icon: CircleCheck },
  cancelled: { text: 'live.cancelled', tone: 'wrong', Icon: CircleX },
} as const;

export function ClassState({ state }: Pick<StaffLiveClass, 'state'>) {
  const t = useTexts();
  const { text, tone, Icon } = states[state];
  return (
    <Chip tone={tone} icon={<Icon aria-hidden="true" />}>
      {t(text)}
    </Chip>
  );
}
