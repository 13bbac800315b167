import { appLink } from '@shala/app-kit/app-link.tsx';
import { useBrandName } from '@shala/app-kit/brand.ts';
import { inLanguage } from '@shala/app-kit/in-language.ts';
import { ButtonLink } from '@shala/ui/button.tsx';
import { EmptyState } from '@shala/ui/state.tsx';
import { QueryClientProvider, useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { HostRoom } from '#features/live/host-room.tsx';
import { classQuery } from '#features/live/live-query.ts';
import { queryClient } from '#shared/api/query-client.ts';
import { OneThing } from '#shared/layout/one-thing.tsx';
import { useStaff } from '#shared/session/session.ts';
import { useLanguage, useTexts } from '#shared/texts/texts.ts';
import { LeaveDesk } from './leave-desk.tsx';

/** The whole screen belongs to the class: no frame around it. */
export function LiveRoomPage({ id }: { id: number }) {
  if (useStaff() === null) return <LeaveDesk />;
  return (
    <QueryClientProvider client={queryClient}>
      <main id="main">
        <Room id={id} />
      </main>
    </QueryClientProvider>
  );
}

function Room({ id }: { id: number }) {
  const t = useTexts();
  const language = useLanguage();
  const navigate = useNavigate();
  const brand = useBrandName();
  const query = useQuery(classQuery(id));
  const { data } = query;
  const title = data ? inLanguage(data.title, language) : t('live.room');
  useEffect(() => {
    document.title = `${title} · ${brand.name}`;
  }, [title, brand.name]);
  // Once let in, the room itself says when it is over: an answer in between does not close it.
  const [wasOpen, setWasOpen] = useState(false);
  if (data?.canHost && !wasOpen) setWasOpen(true);
  if (data && wasOpen) {
    const toClass = () =>
      void navigate({ to: '/live/$liveClassId', params: { liveClassId: id }, replace: true });
    return <HostRoom liveClass={data} onLeft={toClass} />;
  }
  const gone = {
    title: t('live.goneTitle'),
    text: t('live.goneText'),
    toList: t('live.toList'),
    listPath: '/live',
  };
  return (
    <OneThing query={query} gone={gone} isPage>
      {() => (
        <EmptyState
          isPage
          title={t('live.notNow')}
          text={t('live.notNowText')}
          action={
            <ButtonLink href={`/live/${id}`} renderLink={appLink}>
              {t('live.toClass')}
            </ButtonLink>
          }
        />
      )}
    </OneThing>
  );
}
