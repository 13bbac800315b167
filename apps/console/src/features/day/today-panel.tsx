import type { TodaysClass } from '@shala/api-client/staff-day.ts';
import { appLink } from '@shala/app-kit/app-link.tsx';
import { ButtonLink } from '@shala/ui/button.tsx';
import { Panel } from '@shala/ui/desk-page.tsx';
import Video from 'lucide-react/icons/video';
import { useLanguage, useTexts } from '#shared/texts/texts.ts';
import { formatSpan } from '#shared/time/india-time.ts';
import styles from './today-panel.module.css';

/** What is taught live today and not over yet, with the way in. */
export function TodayPanel({ classes }: { classes: readonly TodaysClass[] }) {
  const t = useTexts();
  const language = useLanguage();
  return (
    <Panel title={t('day.classes')}>
      <ul className={styles.list} aria-label={t('day.classes')}>
        {classes.map((one) => (
          <li key={one.id}>
            <span className={styles.when}>{formatSpan(one, language)}</span>
            {appLink({ href: `/live/${one.id}`, className: styles.title ?? '', children: one.title })}
            {one.canHost ? (
              <ButtonLink
                href={`/live/${one.id}/room`}
                label={`${t('day.start')}: ${one.title}`}
                icon={<Video aria-hidden="true" />}
                renderLink={appLink}
              >
                {t('day.start')}
              </ButtonLink>
            ) : null}
          </li>
        ))}
      </ul>
    </Panel>
  );
}
