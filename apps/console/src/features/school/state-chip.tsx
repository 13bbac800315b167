import type { StudentState } from '@shala/api-client/school-staff.ts';
import { Chip } from '@shala/ui/chip.tsx';
import { type TextId, useTexts } from '#shared/texts/texts.ts';

export const stateTexts: Record<StudentState, TextId> = {
  active: 'school.active',
  invited: 'school.invited',
  never: 'school.never',
  blocked: 'school.blocked',
};
const tones = { active: 'right', invited: 'wait', never: 'quiet', blocked: 'wrong' } as const;

export function StateChip({ state }: { state: StudentState }) {
  const t = useTexts();
  return <Chip tone={tones[state]}>{t(stateTexts[state])}</Chip>;
}
