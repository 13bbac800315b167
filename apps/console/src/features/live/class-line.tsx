import type { StaffLiveClass } from '@shala/api-client/live-classes-staff.ts';
import { appLink } from '@shala/app-kit/app-link.tsx';
import { inLanguage } from '@shala/app-kit/in-language.ts';
import { cx } from '@shala/ui/cx.ts';
import { subjectColour } from '@shala/ui/subject-colour.ts';
import { audienceText } from '#shared/audience/audience-text.ts';
import lines from '#shared/layout/lines.module.css';
import { useLanguage, useTexts } from '#shared/texts/texts.ts';
import { formatSpan } from '#shared/time/india-time.ts';
import styles from './class-line.module.css';
import { ClassState } from './class-state.tsx';
import { dayText } from './day-text.ts';
import { hasWayIn, StartLink } from './start-link.tsx';

/** One class: when, what, for whom, and the way in. The whole line leads to its page. */
export function ClassLine({ liveClass, now }: { liveClass: StaffLiveClass; now: string }) {
  const t = useTexts();
  const language = useLanguage();
  const { subjectId, attendedCount, recordingsCount, state } = liveClass;
  return (
    <article className={cx(lines.line, styles.line, subjectColour(liveClass.subjectColour, subjectId))}>
      <span className={styles.when}>
        <b>{dayText(liveClass.startsAt, { now, language, t })}</b>
        <small>{formatSpan(liveClass, language)}</small>
      </span>
      <span className={cx(lines.subject, styles.subject)}>{liveClass.subjectName}</span>
      <span className={cx(lines.words, styles.words)}>
        {appLink({
          href: `/live/${liveClass.id}`,
          className: styles.title ?? '',
          children: <b>{inLanguage(liveClass.title, language)}</b>,
        })}
        <small>{audienceText(liveClass, t)}</small>
      </span>
      <span className={cx(lines.aside, styles.tutors)}>
        {liveClass.tutors.map(({ fullName }) => fullName).join(', ')}
      </span>
      <span className={styles.state}>
        {state === 'ended' ? (
          <small>
            {t('live.attended', { count: attendedCount })}
            {recordingsCount > 0 ? ` · ${t('live.recordingsCount', { count: recordingsCount })}` : null}
          </small>
        ) : (
          <ClassState state={state} />
        )}
      </span>
      {hasWayIn(liveClass) ? (
        <span className={styles.start}>
          <StartLink liveClass={liveClass} />
        </span>
      ) : null}
    </article>
  );
}
