import { ApiError } from '@shala/api-client/api-error.ts';
import { appLink } from '@shala/app-kit/app-link.tsx';
import { ButtonLink } from '@shala/ui/button.tsx';
import { ListSkeleton, Loading } from '@shala/ui/skeleton.tsx';
import { QueryClientProvider, useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { InvitationForm } from '#features/staff-session/invitation-form.tsx';
import { invitationQuery } from '#features/staff-session/staff-query.ts';
import { queryClient } from '#shared/api/query-client.ts';
import { AuthFrame } from '#shared/layout/auth-frame.tsx';
import { FailedState } from '#shared/layout/failed-state.tsx';
import { forgetInvitation, invitationToken } from '#shared/session/invitation-link.ts';
import { useTexts } from '#shared/texts/texts.ts';

export function InvitationPage() {
  return (
    <QueryClientProvider client={queryClient}>
      <Invitation />
    </QueryClientProvider>
  );
}

function Invitation() {
  const t = useTexts();
  const navigate = useNavigate();
  const [token] = useState(invitationToken);
  const { data, error, refetch } = useQuery(invitationQuery(token));
  const isRefused = token === null || (error instanceof ApiError && error.status === 422);
  if (isRefused) {
    return (
      <AuthFrame art="words" title={t('invitation.goneTitle')} intro={t('invitation.goneText')}>
        <ButtonLink wide href="/sign-in" renderLink={appLink}>
          {t('invitation.toSignIn')}
        </ButtonLink>
      </AuthFrame>
    );
  }
  const onAccepted = () => {
    forgetInvitation();
    void navigate({ to: '/', replace: true });
  };
  return (
    <AuthFrame
      art="words"
      title={t('invitation.title')}
      intro={data && t('invitation.intro', { name: data.name, email: data.email })}
    >
      {data ? (
        <InvitationForm token={token} invitation={data} onAccepted={onAccepted} />
      ) : error ? (
        <FailedState title={t('error.title')} error={error} onRetry={() => void refetch()} />
      ) : (
        <Loading label={t('loading')}>
          <ListSkeleton count={3} />
        </Loading>
      )}
    </AuthFrame>
  );
}
