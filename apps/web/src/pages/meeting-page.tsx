import { MeetingRoom } from '@shala/live-room/meeting-room.tsx';
import { Preview } from '@shala/live-room/preview.tsx';
import { LoadingRoom } from '@shala/live-room/room/loading-room.tsx';
import { useQuery } from '@tanstack/react-query';
import { useNavigate, useParams } from '@tanstack/react-router';
import { useEffect, useEffectEvent } from 'react';
import { liveClassQuery } from '#features/live-class/queries.ts';
import { roomInfoOf } from '#features/live-class/room-info-of.ts';
import { useJoinFailure, useVisit } from '#features/live-class/use-visit.ts';
import { useTitle } from '#shared/brand/use-title.ts';
import { useLearnerId } from '#shared/session/use-learner-id.ts';
import { useLanguage, useTexts } from '#shared/texts/texts.ts';

/** First a look at oneself, then the class; every end leads back to the list. */
export function MeetingPage() {
  const t = useTexts();
  const language = useLanguage();
  const { liveClassId } = useParams({ from: '/whole-screen/live-class/$liveClassId/meeting' });
  const query = useQuery(liveClassQuery(useLearnerId() ?? 0, Number(liveClassId)));
  const navigate = useNavigate();
  const goToList = () => void navigate({ to: '/live-class', replace: true });
  const visit = useVisit(Number(liveClassId), goToList);
  const tellFailure = useJoinFailure();
  const refuse = useEffectEvent((error: unknown) => {
    tellFailure(error);
    goToList();
  });
  // Only the first asking opens the door: whoever is in class stays there when asking again fails.
  const refusal = query.data === undefined ? query.error : null;
  useEffect(() => {
    if (refusal) refuse(refusal);
  }, [refusal]);
  useTitle(query.data?.title ?? t('nav.liveClass'));
  if (query.data === undefined) return <LoadingRoom />;
  const info = roomInfoOf(query.data, language, t);
  if (visit.meeting === null) return <Preview info={info} onJoin={visit.join} onCancel={goToList} />;
  return <MeetingRoom meeting={visit.meeting} info={info} isHost={false} onOver={visit.finish} />;
}
