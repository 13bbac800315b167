import type { SubmissionCard } from '@shala/api-client/submissions-staff.ts';
import type { StaffWorksheet } from '@shala/api-client/worksheets-staff.ts';
import { Chip } from '@shala/ui/chip.tsx';
import CalendarClock from 'lucide-react/icons/calendar-clock';
import { formatMoment } from '#shared/forms/moments.ts';
import { type TextId, useLanguage, useTexts } from '#shared/texts/texts.ts';

/** Draft, waiting for its moment, or out. */
export function WorksheetState({ worksheet }: { worksheet: StaffWorksheet }) {
  const t = useTexts();
  const language = useLanguage();
  if (worksheet.postedAt !== null) return <Chip tone="right">{t('worksheets.out')}</Chip>;
  if (worksheet.publishAt === null) return <Chip tone="quiet">{t('worksheets.draft')}</Chip>;
  return (
    <Chip tone="wait" icon={<CalendarClock aria-hidden="true" />}>
      {t('worksheets.outAt', { when: formatMoment(worksheet.publishAt, language) })}
    </Chip>
  );
}

const states: Record<SubmissionCard['state'], { text: TextId; tone: 'quiet' | 'wait' | 'right' | 'brand' }> =
  {
    none: { text: 'worksheets.stateNone', tone: 'quiet' },
    draft: { text: 'worksheets.stateDraft', tone: 'quiet' },
    turned_in: { text: 'worksheets.stateTurnedIn', tone: 'wait' },
    returned: { text: 'worksheets.stateReturned', tone: 'brand' },
    graded: { text: 'worksheets.stateGraded', tone: 'right' },
  };

export function SubmissionState({ state }: Pick<SubmissionCard, 'state'>) {
  const t = useTexts();
  return <Chip tone={states[state].tone}>{t(states[state].text)}</Chip>;
}
