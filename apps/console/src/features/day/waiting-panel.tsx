import type { Waiting, WaitingKind, WaitingLine } from '@shala/api-client/staff-day.ts';
import { appLink } from '@shala/app-kit/app-link.tsx';
import { ButtonLink } from '@shala/ui/button.tsx';
import { type Column, DataTable } from '@shala/ui/data-table.tsx';
import { Panel } from '@shala/ui/desk-page.tsx';
import { subjectColour } from '@shala/ui/subject-colour.ts';
import { type TextId, useTexts } from '#shared/texts/texts.ts';
import { ageText } from './age-text.ts';
import styles from './waiting-panel.module.css';

const kinds: Record<WaitingKind, { title: TextId; to: string; action: TextId }> = {
  answers: { title: 'day.answers', to: '/marking', action: 'day.mark' },
  worksheets: { title: 'day.worksheets', to: '/worksheets', action: 'day.grade' },
  comments: { title: 'day.comments', to: '/announcements', action: 'day.decide' },
  refunds: { title: 'day.refunds', to: '/shop', action: 'day.decide' },
};

/** One kind of work that waits, and the way to it. */
export function WaitingPanel({ kind, count, lines }: Waiting) {
  const t = useTexts();
  const { title, to, action } = kinds[kind];
  const columns: readonly Column<WaitingLine>[] = [
    { id: 'where', head: t('day.where'), isName: true, cell: (line) => <Where {...line} /> },
    { id: 'count', head: t('day.count'), isFigure: true, cell: (line) => line.count },
    { id: 'oldest', head: t('day.oldest'), isFigure: true, cell: ({ age }) => ageText(age, t) },
  ];
  return (
    <Panel
      title={t(title)}
      note={t('day.waiting', { count })}
      actions={
        count === 0 ? null : (
          <ButtonLink href={to} label={`${t(action)}: ${t(title)}`} renderLink={appLink}>
            {t(action)}
          </ButtonLink>
        )
      }
    >
      {lines.length === 0 ? null : (
        <DataTable
          caption={t(title)}
          columns={columns}
          rows={lines}
          keyOf={({ course, subject }) => `${course?.id}/${subject?.id}`}
        />
      )}
    </Panel>
  );
}

function Where({ course, subject }: WaitingLine) {
  const t = useTexts();
  const colour = subject && subjectColour(subject.colour, subject.id);
  return (
    <span className={styles.where}>
      <span className={`${styles.dot} ${colour ?? ''}`} aria-hidden="true" />
      {[subject, course].flatMap((place) => place?.name ?? []).join(' · ') || t('day.wholeSchool')}
    </span>
  );
}
