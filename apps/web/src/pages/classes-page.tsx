import { useQuery } from '@tanstack/react-query';
import { Navigate, useNavigate, useParams } from '@tanstack/react-router';
import { useState } from 'react';
import { ChoiceList, Loaded } from '#features/onboarding/choice-list.tsx';
import { finishOnboarding, goOnToExams } from '#features/onboarding/finish-onboarding.ts';
import { boardsQuery } from '#features/onboarding/onboarding-queries.ts';
import { onboardingProgress, readUsage, usageIds, wizardPaths } from '#features/onboarding/wizard.ts';
import { SetupFrame } from '#shared/layout/setup-frame.tsx';
import { useTexts } from '#shared/texts/texts.ts';
import { NextButton } from './next-button.tsx';
import { useWizardSeat } from './use-wizard-seat.ts';

export function ClassesPage() {
  const t = useTexts();
  const navigate = useNavigate();
  const seat = useWizardSeat();
  const params = useParams({ strict: false });
  const usage = readUsage(params.usageId ?? '');
  const query = useQuery(boardsQuery());
  const board = query.data?.find(({ id }) => String(id) === params.boardId);
  const [chosen, setChosen] = useState<number | null>(null);

  if (usage === null || usage === usageIds.exam) {
    return <Navigate to={wizardPaths.usage(seat.studentId)} replace />;
  }
  const backTo = wizardPaths.boards(seat.studentId, usage);
  if (query.isSuccess && !board) return <Navigate to={backTo} replace />;

  const onNext = async () => {
    if (chosen === null) return;
    const choice = { kind: 'class_room', courseId: chosen } as const;
    if (usage === usageIds.both) {
      if (await goOnToExams(seat, choice)) await navigate({ to: wizardPaths.exams(seat.studentId, usage) });
    } else if (await finishOnboarding(seat, choice)) {
      await navigate({ to: '/building' });
    }
  };
  return (
    <SetupFrame
      title={t('onboarding.classTitle')}
      intro={board?.name}
      backTo={backTo}
      percent={onboardingProgress.classes}
      action={<NextButton isReady={chosen !== null} onNext={onNext} />}
    >
      <Loaded query={query} failedTitle={t('onboarding.failedTitle')}>
        {() => (
          <ChoiceList
            label={t('onboarding.classLabel')}
            chosenId={chosen}
            onChoose={setChosen}
            choices={(board?.classRooms ?? []).map(({ id, name }) => ({ id, title: name }))}
          />
        )}
      </Loaded>
    </SetupFrame>
  );
}
