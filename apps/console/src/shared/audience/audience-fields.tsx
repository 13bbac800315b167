import type { AudienceCourse } from '@shala/api-client/staff-audience.ts';
import { SelectField } from '@shala/ui/select-field.tsx';
import { useTexts } from '#shared/texts/texts.ts';
import { chooseSubject } from './choose-subject.ts';
import { SectionPicker } from './section-picker.tsx';

/** A course, a subject of it, and for whom. */
export interface Audience {
  courseId: number;
  subjectId: number;
  /** Null: nothing chosen yet. None: everybody who has the course. */
  sectionIds: readonly number[] | null;
}

interface AudienceFieldsProps {
  courses: readonly AudienceCourse[];
  audience: Audience;
  error: string | undefined;
  disabled?: boolean;
  /** Around the sections, which want the whole width. */
  wide: string | undefined;
  onChange: (change: Partial<Audience>) => void;
}

/** Another course or subject begins with the sections that go with it. */
export function AudienceFields(props: AudienceFieldsProps) {
  const { courses, audience, error, disabled = false, wide, onChange } = props;
  const t = useTexts();
  const course = courses.find(({ id }) => id === audience.courseId);
  const subject = course?.subjects.find(({ id }) => id === audience.subjectId);
  return (
    <>
      <SelectField
        label={t('audience.course')}
        options={courses.map(({ id, name }) => ({ id: String(id), label: name }))}
        current={String(audience.courseId)}
        disabled={disabled}
        onChange={(id) => {
          const next = courses.find((one) => String(one.id) === id);
          onChange({ courseId: Number(id), ...chooseSubject(next?.subjects[0]) });
        }}
      />
      <SelectField
        label={t('audience.subject')}
        options={(course?.subjects ?? []).map(({ id, name }) => ({ id: String(id), label: name }))}
        current={String(audience.subjectId)}
        disabled={disabled}
        onChange={(id) => onChange(chooseSubject(course?.subjects.find((one) => String(one.id) === id)))}
      />
      <div className={wide}>
        <SectionPicker
          sections={(course?.sections ?? []).filter(({ id }) => subject?.sectionIds.includes(id))}
          mayWhole={subject?.isWhole ?? false}
          chosen={audience.sectionIds}
          disabled={disabled}
          error={error}
          onChange={(sectionIds) => onChange({ sectionIds })}
        />
      </div>
    </>
  );
}
