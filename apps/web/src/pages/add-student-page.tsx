import type { Student } from '@shala/api-client/people.ts';
import { Button } from '@shala/ui/button.tsx';
import { useNavigate } from '@tanstack/react-router';
import { useId } from 'react';
import { onboardingProgress, wizardPaths } from '#features/onboarding/wizard.ts';
import { AddChildForm } from '#features/profiles/add-child-form.tsx';
import { LinkChildren } from '#features/profiles/linking/link-children.tsx';
import { useBusy } from '#shared/forms/use-busy.ts';
import { SetupFrame } from '#shared/layout/setup-frame.tsx';
import { useSession } from '#shared/session/session.ts';
import { useTexts } from '#shared/texts/texts.ts';

export function AddStudentPage() {
  const t = useTexts();
  const navigate = useNavigate();
  const { user } = useSession();
  const formId = useId();
  const { isBusy, run } = useBusy();
  const onAdded = (child: Student) => navigate({ to: wizardPaths.usage(child.id) });
  return (
    <SetupFrame
      title={t('profiles.addTitle')}
      intro={t('profiles.addIntro')}
      backTo="/auth/register/profiles"
      percent={onboardingProgress.usage}
      action={
        <Button type="submit" form={formId} size="large" wide loading={isBusy}>
          {t('profiles.proceed')}
        </Button>
      }
    >
      {user?.kind === 'parent' ? (
        <LinkChildren
          phone={user.phoneNumber}
          onLinked={() => void navigate({ to: '/auth/register/profiles' })}
        />
      ) : null}
      <AddChildForm formId={formId} run={run} onAdded={onAdded} />
    </SetupFrame>
  );
}
