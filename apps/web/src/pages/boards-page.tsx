import { useQuery } from '@tanstack/react-query';
import { Navigate, useNavigate, useParams } from '@tanstack/react-router';
import { useState } from 'react';
import { Loaded } from '#features/onboarding/choice-list.tsx';
import { boardsQuery } from '#features/onboarding/onboarding-queries.ts';
import { SearchChoices } from '#features/onboarding/search-choices.tsx';
import { onboardingProgress, readUsage, usageIds, wizardPaths } from '#features/onboarding/wizard.ts';
import { SetupFrame } from '#shared/layout/setup-frame.tsx';
import { useTexts } from '#shared/texts/texts.ts';
import { NextButton } from './next-button.tsx';
import { useWizardSeat } from './use-wizard-seat.ts';

export function BoardsPage() {
  const t = useTexts();
  const navigate = useNavigate();
  const { studentId } = useWizardSeat();
  const usage = readUsage(useParams({ strict: false }).usageId ?? '');
  const query = useQuery(boardsQuery());
  const [chosen, setChosen] = useState<number | null>(null);
  const boardId = chosen ?? (query.data?.length === 1 ? (query.data[0]?.id ?? null) : null);

  if (usage === null || usage === usageIds.exam)
    return <Navigate to={wizardPaths.usage(studentId)} replace />;
  const onNext = async () => {
    if (boardId !== null) await navigate({ to: wizardPaths.classes(studentId, usage, boardId) });
  };
  return (
    <SetupFrame
      title={t('onboarding.boardTitle')}
      intro={t('onboarding.boardIntro')}
      backTo={wizardPaths.usage(studentId)}
      percent={onboardingProgress.boards}
      action={<NextButton isReady={boardId !== null} onNext={onNext} />}
    >
      <Loaded query={query} failedTitle={t('onboarding.failedTitle')}>
        {(boards) => (
          <SearchChoices
            things={boards}
            label={t('onboarding.boardLabel')}
            searchLabel={t('onboarding.boardSearch')}
            chosenId={boardId}
            onChoose={setChosen}
          />
        )}
      </Loaded>
    </SetupFrame>
  );
}
