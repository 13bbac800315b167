import { inLanguage } from '@shala/app-kit/in-language.ts';
import { useInfiniteQuery } from '@tanstack/react-query';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import { useLanguage, useTexts } from '#shared/texts/texts.ts';
import { formatSpan } from '#shared/time/india-time.ts';
import { type ClassDraft, spanOf } from './class-draft.ts';
import styles from './class-form.module.css';
import { classesQuery } from './live-query.ts';
import { findOverlaps } from './overlaps.ts';

interface OverlapNoteProps {
  /** The class that is being changed; null: a new one. */
  id: number | null;
  draft: ClassDraft;
  staffId: number;
}

/** Somebody has another class then. It may be meant: nothing is forbidden. */
export function OverlapNote({ id, draft, staffId }: OverlapNoteProps) {
  const t = useTexts();
  const language = useLanguage();
  const { data } = useInfiniteQuery(classesQuery('coming'));
  const span = spanOf(draft);
  const classes = data?.pages.flatMap((page) => page.classes) ?? [];
  // A new class is taught by who sets it up; one that is there has all its tutors in the draft.
  const tutorIds = id === null ? [staffId, ...draft.tutorIds] : draft.tutorIds;
  const overlaps = span ? findOverlaps({ id, tutorIds, ...span }, classes) : [];
  return (
    <div role="status" className={styles.overlaps}>
      {overlaps.map(({ tutorName, liveClass }) => (
        <p key={`${tutorName}${liveClass.id}`}>
          <TriangleAlert aria-hidden="true" />
          {t('live.overlap', {
            tutor: tutorName,
            title: inLanguage(liveClass.title, language),
            when: formatSpan(liveClass, language),
          })}
        </p>
      ))}
    </div>
  );
}
