import type { StaffLiveClass } from '@shala/api-client/live-classes-staff.ts';
import { appLink } from '@shala/app-kit/app-link.tsx';
import { Avatar } from '@shala/ui/avatar.tsx';
import { ButtonLink } from '@shala/ui/button.tsx';
import { cx } from '@shala/ui/cx.ts';
import { subjectColour } from '@shala/ui/subject-colour.ts';
import { audienceText } from '#shared/audience/audience-text.ts';
import lines from '#shared/layout/lines.module.css';
import { useLanguage, useTexts } from '#shared/texts/texts.ts';
import { formatLongDay, formatSpan } from '#shared/time/india-time.ts';
import styles from './class-facts.module.css';
import { ClassState } from './class-state.tsx';
import { LastWord } from './last-word.tsx';
import { StartLink } from './start-link.tsx';

/** When it is, for whom and by whom, and what can still be done about it. */
export function ClassFacts({ liveClass }: { liveClass: StaffLiveClass }) {
  const t = useTexts();
  const language = useLanguage();
  const { state, isOwn, canHost, startsAt, tutors } = liveClass;
  const isAhead = state === 'scheduled' || state === 'open';
  return (
    <section className={cx(styles.card, subjectColour(liveClass.subjectColour, liveClass.subjectId))}>
      <div className={styles.head}>
        <div className={styles.when}>
          <b>{formatLongDay(startsAt, language)}</b>
          <span>
            {formatSpan(liveClass, language)} <small>{t('live.indiaTime')}</small>
          </span>
        </div>
        <ClassState state={state} />
      </div>
      <dl className={styles.facts}>
        <div>
          <dt>{t('audience.subject')}</dt>
          <dd className={styles.subject}>
            <span className={lines.subject}>{liveClass.subjectName}</span>
          </dd>
        </div>
        <div>
          <dt>{t('audience.title')}</dt>
          <dd>{audienceText(liveClass, t)}</dd>
        </div>
        <div>
          <dt>{t('live.place')}</dt>
          <dd>{t(liveClass.provider === 'rtc' ? 'live.ownRoom' : 'live.externalRoom')}</dd>
        </div>
        <div>
          <dt>{t('live.tutors')}</dt>
          <dd className={styles.tutors}>
            {tutors.map(({ id, fullName, pictureUrl }) => (
              <span key={id}>
                <Avatar name={fullName} id={id} picture={pictureUrl} size={28} /> {fullName}
              </span>
            ))}
          </dd>
        </div>
      </dl>
      {isAhead && (isOwn || canHost) ? (
        <div className={styles.actions}>
          <StartLink liveClass={liveClass} size="large" />
          {isOwn ? (
            <ButtonLink variant="quiet" href={`/live/${liveClass.id}/edit`} renderLink={appLink}>
              {t(state === 'open' ? 'live.moveEnd' : 'live.edit')}
            </ButtonLink>
          ) : null}
          {state === 'open' ? (
            <LastWord id={liveClass.id} what="end" />
          ) : isOwn ? (
            <LastWord id={liveClass.id} what="cancel" />
          ) : null}
        </div>
      ) : null}
    </section>
  );
}
