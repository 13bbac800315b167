import { PageGrid } from '@shala/ui/page-grid.tsx';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useCourse } from '#features/enrolment/use-course.ts';
import { LinkDialog } from '#features/live-class/link-dialog.tsx';
import { LiveClassLists } from '#features/live-class/live-class-lists.tsx';
import { liveNowQuery, upcomingQuery } from '#features/live-class/queries.ts';
import { useExternalJoin } from '#features/live-class/use-external-join.ts';
import { useFreshLiveClasses } from '#features/live-class/use-fresh-live-classes.ts';
import { WayIn } from '#features/live-class/way-in.tsx';
import { usePageHeader } from '#shared/layout/page-header.tsx';
import { SubscriptionPrompt } from '#shared/lock/subscription-prompt.tsx';
import { useViewAll } from '#shared/notifications/use-view-all.ts';
import { useLearnerId } from '#shared/session/use-learner-id.ts';
import { useTexts } from '#shared/texts/texts.ts';

const searchDelay = 300;

export function LiveClassPage() {
  const t = useTexts();
  const { search } = usePageHeader({
    title: t('nav.liveClass'),
    subText: t('live.subText'),
    searchLabel: t('live.search'),
    searchDelay,
  });
  useViewAll('liveClasses');
  const studentId = useLearnerId() ?? 0;
  const now = useQuery(liveNowQuery(studentId, search));
  const upcoming = useQuery(upcomingQuery(studentId, search));
  useFreshLiveClasses([now, upcoming]);
  const external = useExternalJoin();
  const [isPrompting, setPrompting] = useState(false);
  const { course } = useCourse().state;
  return (
    <PageGrid>
      <LiveClassLists
        now={now}
        upcoming={upcoming}
        renderWayIn={(liveClass, { isLocked }) => (
          <WayIn
            liveClass={liveClass}
            isAreaLocked={isLocked}
            external={external}
            onLocked={() => setPrompting(true)}
          />
        )}
      />
      <LinkDialog link={external.link} onClose={external.forgetLink} />
      {course ? (
        <SubscriptionPrompt
          course={course}
          what="lock.liveTitle"
          isOpen={isPrompting}
          onClose={() => setPrompting(false)}
        />
      ) : null}
    </PageGrid>
  );
}
