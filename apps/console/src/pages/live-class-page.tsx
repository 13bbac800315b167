import { inLanguage } from '@shala/app-kit/in-language.ts';
import { useQuery } from '@tanstack/react-query';
import { AttendancePanel } from '#features/live/attendance-panel.tsx';
import { ClassFacts } from '#features/live/class-facts.tsx';
import { classQuery } from '#features/live/live-query.ts';
import { RecordingsPanel } from '#features/live/recordings-panel.tsx';
import { OneThing } from '#shared/layout/one-thing.tsx';
import { usePageHeader } from '#shared/layout/page-header.tsx';
import { useLanguage, useTexts } from '#shared/texts/texts.ts';

/** A class before, while and after it is given: then it is the summary of who came and what was recorded. */
export function LiveClassPage({ id }: { id: number }) {
  const t = useTexts();
  const language = useLanguage();
  const query = useQuery(classQuery(id));
  usePageHeader({
    title: query.data ? inLanguage(query.data.title, language) : t('nav.live'),
    backTo: '/live',
  });
  const gone = {
    title: t('live.goneTitle'),
    text: t('live.goneText'),
    toList: t('live.toList'),
    listPath: '/live',
  };
  return (
    <OneThing query={query} gone={gone}>
      {(liveClass) => (
        <>
          <ClassFacts liveClass={liveClass} />
          {liveClass.provider === 'rtc' && (liveClass.state === 'open' || liveClass.state === 'ended') ? (
            <>
              <RecordingsPanel liveClass={liveClass} />
              <AttendancePanel liveClass={liveClass} />
            </>
          ) : null}
        </>
      )}
    </OneThing>
  );
}
