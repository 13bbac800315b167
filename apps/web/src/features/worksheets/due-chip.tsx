import type { WorksheetCard } from '@shala/api-client/worksheets.ts';
import { Chip } from '@shala/ui/chip.tsx';
import ClockAlert from 'lucide-react/icons/clock-alert';
import { useLanguage, useTexts } from '#shared/texts/texts.ts';
import { dueWords, isDueSoon } from './due-words.ts';

/** Until when, in Indian time; in yellow when less than a day is left, and when it is over. */
export function DueChip({ worksheet }: { worksheet: Pick<WorksheetCard, 'dueAt' | 'serverNow'> }) {
  const t = useTexts();
  const language = useLanguage();
  return (
    <Chip tone={isDueSoon(worksheet) ? 'wait' : 'quiet'} icon={<ClockAlert aria-hidden="true" />}>
      {dueWords(worksheet, language, t)}
    </Chip>
  );
}
