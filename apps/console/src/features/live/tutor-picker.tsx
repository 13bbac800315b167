import { Avatar } from '@shala/ui/avatar.tsx';
import { Checkbox } from '@shala/ui/checkbox.tsx';
import { cx } from '@shala/ui/cx.ts';
import { useQuery } from '@tanstack/react-query';
import ticks from '#shared/forms/tick-boxes.module.css';
import { useTexts } from '#shared/texts/texts.ts';
import type { ClassDraft } from './class-draft.ts';
import styles from './class-form.module.css';
import { tutorsQuery } from './live-query.ts';

interface TutorPickerProps {
  draft: ClassDraft;
  staffId: number;
  onChange: (tutorIds: readonly number[]) => void;
}

/** Colleagues who host the class, too. */
export function TutorPicker({ draft, staffId, onChange }: TutorPickerProps) {
  const t = useTexts();
  const { courseId, subjectId, tutorIds } = draft;
  const { data = [], isPending } = useQuery(tutorsQuery({ courseId, subjectId }));
  const colleagues = data.filter(({ id }) => id !== staffId);
  return (
    <fieldset className={cx(ticks.ticks, styles.wide)}>
      <legend>{t('live.coTutors')}</legend>
      {colleagues.length > 0 ? (
        <div className={ticks.boxes}>
          {colleagues.map(({ id, fullName, pictureUrl }) => (
            <Checkbox
              key={id}
              label={
                <span className={styles.tutor}>
                  <Avatar name={fullName} id={id} picture={pictureUrl} size={28} /> {fullName}
                </span>
              }
              checked={tutorIds.includes(id)}
              onChange={({ currentTarget }) =>
                onChange(currentTarget.checked ? [...tutorIds, id] : tutorIds.filter((other) => other !== id))
              }
            />
          ))}
        </div>
      ) : (
        <p className={styles.none}>{isPending ? t('loading') : t('live.noCoTutors')}</p>
      )}
    </fieldset>
  );
}
