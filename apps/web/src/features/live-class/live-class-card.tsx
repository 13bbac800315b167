import type { LiveClass } from '@shala/api-client/live-classes.ts';
import { Avatar } from '@shala/ui/avatar.tsx';
import { Chip } from '@shala/ui/chip.tsx';
import { cx } from '@shala/ui/cx.ts';
import type { ReactNode } from 'react';
import { colourOf } from '#shared/subjects/colour-of.ts';
import { useLanguage, useTexts } from '#shared/texts/texts.ts';
import { calendarPage, timesOf } from './class-times.ts';
import styles from './live-class-card.module.css';

interface LiveClassCardProps {
  liveClass: LiveClass;
  isLive?: boolean;
  /** The way in, or what stands in its place. */
  action: ReactNode;
}

/** A page of the calendar, what the class is, and the way in; the spine wears the subject's colour. */
export function LiveClassCard({ liveClass, isLive = false, action }: LiveClassCardProps) {
  const t = useTexts();
  const language = useLanguage();
  const { title, startsAt, subjectName, subjectColourCode, courseName, sectionNames } = liveClass;
  const page = calendarPage(startsAt, language);
  return (
    <article
      className={cx(styles.card, isLive && styles.live, colourOf({ id: 0, colourCode: subjectColourCode }))}
    >
      <div className={styles.page}>
        <span className={styles.month}>{page.month}</span>
        <b className={styles.day}>{page.day}</b>
        <span className={styles.weekday}>{page.weekday}</span>
      </div>
      <div className={styles.words}>
        <span className={styles.tags}>
          {isLive ? <span className={styles.sign}>{t('live.live')}</span> : null}
          <Chip tone="subject">{subjectName}</Chip>
        </span>
        <h3 className={styles.title}>{title}</h3>
        <p className={styles.meta}>
          {timesOf(liveClass, language, t)} <span aria-hidden="true">·</span>{' '}
          {[courseName, ...sectionNames].join(', ')}
        </p>
        <Tutors tutors={liveClass.tutors} />
      </div>
      <div className={styles.action}>{action}</div>
    </article>
  );
}

function Tutors({ tutors }: Pick<LiveClass, 'tutors'>) {
  return (
    <ul className={styles.tutors}>
      {tutors.map(({ id, fullName, pictureUrl }) => (
        <li key={id}>
          <Avatar name={fullName} id={id} picture={pictureUrl} size={28} /> {fullName}
        </li>
      ))}
    </ul>
  );
}
