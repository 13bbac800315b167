import { learnerOf } from '@shala/api-client/people.ts';
import { Button } from '@shala/ui/button.tsx';
import { EmptyState, ErrorState } from '@shala/ui/state.tsx';
import { useNavigate } from '@tanstack/react-router';
import RotateCw from 'lucide-react/icons/rotate-cw';
import { useEffect } from 'react';
import { useBuilding } from '#features/enrolment/use-building.ts';
import { SetupFrame } from '#shared/layout/setup-frame.tsx';
import { useSession } from '#shared/session/session.ts';
import { useTexts } from '#shared/texts/texts.ts';

/** Stands between the last choice and Learn, until the course can be opened. */
export function BuildingPage() {
  const t = useTexts();
  const { user } = useSession();
  const learner = user && learnerOf(user);
  const { isReady, retry } = useBuilding(learner?.id ?? null);
  // Without a child in the seat there is nothing to build: Learn leads to what comes first.
  const isOver = isReady === true || !learner;
  const navigate = useNavigate();
  useEffect(() => {
    if (isOver) void navigate({ to: '/learn', replace: true });
  }, [isOver, navigate]);
  return (
    <SetupFrame title={t('building.title')}>
      {isReady === false ? (
        <ErrorState
          title={t('error.somethingWentWrong')}
          text={t('building.failedText')}
          action={
            <Button icon={<RotateCw aria-hidden="true" />} onClick={retry}>
              {t('error.retry')}
            </Button>
          }
        />
      ) : (
        <div role="status">
          <EmptyState title={t('building.waitTitle')} text={t('building.waitText')} />
        </div>
      )}
    </SetupFrame>
  );
}
