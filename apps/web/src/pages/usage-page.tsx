import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { ChoiceList, Loaded } from '#features/onboarding/choice-list.tsx';
import { usagesQuery } from '#features/onboarding/onboarding-queries.ts';
import { saveStep } from '#features/onboarding/save-step.ts';
import {
  onboardingProgress,
  onboardingSteps,
  pathAfterUsage,
  readUsage,
} from '#features/onboarding/wizard.ts';
import { SetupFrame } from '#shared/layout/setup-frame.tsx';
import { useTexts } from '#shared/texts/texts.ts';
import { NextButton } from './next-button.tsx';
import { useWizardSeat } from './use-wizard-seat.ts';

export function UsagePage() {
  const t = useTexts();
  const navigate = useNavigate();
  const { studentId, firstName } = useWizardSeat();
  const query = useQuery(usagesQuery());
  const [chosen, setChosen] = useState<number | null>(null);
  // Where only one is open there is nothing to think about.
  const open = query.data?.filter(({ isEnabled }) => isEnabled) ?? [];
  const usage = readUsage(String(chosen ?? (open.length === 1 ? open[0]?.id : null)));
  const onNext = async () => {
    if (usage === null || !(await saveStep(studentId, { step: onboardingSteps.usage, usage }))) return;
    await navigate({ to: pathAfterUsage(studentId, usage) });
  };
  return (
    <SetupFrame
      title={t('onboarding.usageTitle')}
      intro={t('onboarding.usageIntro', { name: firstName })}
      backTo="/auth/register/profiles"
      percent={onboardingProgress.usage}
      action={<NextButton isReady={usage !== null} onNext={onNext} />}
    >
      <Loaded query={query} failedTitle={t('onboarding.failedTitle')}>
        {(usages) => (
          <ChoiceList
            label={t('onboarding.usageTitle')}
            columns={1}
            chosenId={usage}
            onChoose={setChosen}
            choices={usages.map(({ id, name, isEnabled }) => ({
              id,
              title: name,
              closed: isEnabled ? undefined : t('onboarding.usageClosed'),
            }))}
          />
        )}
      </Loaded>
    </SetupFrame>
  );
}
