import { useQuery } from '@tanstack/react-query';
import { Navigate, useNavigate, useParams } from '@tanstack/react-router';
import { useState } from 'react';
import { Loaded } from '#features/onboarding/choice-list.tsx';
import { finishOnboarding } from '#features/onboarding/finish-onboarding.ts';
import { examsQuery } from '#features/onboarding/onboarding-queries.ts';
import { SearchChoices } from '#features/onboarding/search-choices.tsx';
import {
  onboardingProgress,
  onboardingSteps,
  readUsage,
  usageIds,
  wizardPaths,
} from '#features/onboarding/wizard.ts';
import { SetupFrame } from '#shared/layout/setup-frame.tsx';
import { useTexts } from '#shared/texts/texts.ts';
import { NextButton } from './next-button.tsx';
import { useWizardSeat } from './use-wizard-seat.ts';

export function ExamsPage() {
  const t = useTexts();
  const navigate = useNavigate();
  const seat = useWizardSeat();
  const usage = readUsage(useParams({ strict: false }).usageId ?? '');
  const query = useQuery(examsQuery());
  const [chosen, setChosen] = useState<number | null>(null);

  if (usage === null || usage === usageIds.school) {
    return <Navigate to={wizardPaths.usage(seat.studentId)} replace />;
  }
  const boards = wizardPaths.boards(seat.studentId, usage);
  // Whoever wants both has chosen a class before: the server knows.
  if (usage === usageIds.both && seat.step === onboardingSteps.usage) return <Navigate to={boards} replace />;

  const onNext = async () => {
    if (chosen !== null && (await finishOnboarding(seat, { kind: 'exam', courseId: chosen }))) {
      await navigate({ to: '/building' });
    }
  };
  return (
    <SetupFrame
      title={t('onboarding.examTitle')}
      backTo={usage === usageIds.both ? boards : wizardPaths.usage(seat.studentId)}
      percent={onboardingProgress.exams}
      action={<NextButton isReady={chosen !== null} onNext={onNext} />}
    >
      <Loaded query={query} failedTitle={t('onboarding.examsFailed')}>
        {(exams) => (
          <SearchChoices
            things={exams}
            label={t('onboarding.examLabel')}
            searchLabel={t('onboarding.examSearch')}
            chosenId={chosen}
            onChoose={setChosen}
          />
        )}
      </Loaded>
    </SetupFrame>
  );
}
