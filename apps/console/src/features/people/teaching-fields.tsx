import type { NewTeaching, StaffPlaces } from '@shala/api-client/staff-people.ts';
import { SelectField } from '@shala/ui/select-field.tsx';
import { useTexts } from '#shared/texts/texts.ts';
import styles from './people.module.css';

interface TeachingFieldsProps {
  places: StaffPlaces;
  value: NewTeaching | null;
  onChange: (teaching: NewTeaching | null) => void;
}

/** A section says the course; the subject is one of it, or all. */
export function TeachingFields({ places, value, onChange }: TeachingFieldsProps) {
  const t = useTexts();
  const isOneSchool = places.institutes.length === 1;
  const sections = places.institutes.flatMap(({ name, sections: own }) =>
    own.map((section) => ({ ...section, label: isOneSchool ? section.name : `${section.name} · ${name}` })),
  );
  const course = places.courses.find(({ id }) => id === value?.courseId);
  const chooseSection = (id: string) => {
    const section = sections.find((one) => String(one.id) === id);
    onChange(section ? { courseId: section.courseId, sectionId: section.id, subjectId: null } : null);
  };
  return (
    <div className={styles.pair}>
      <SelectField
        label={t('people.section')}
        current={String(value?.sectionId ?? '')}
        options={[
          { id: '', label: t('people.choose') },
          ...sections.map(({ id, label }) => ({ id: String(id), label })),
        ]}
        onChange={chooseSection}
      />
      <SelectField
        label={t('people.subject')}
        disabled={!course}
        current={String(value?.subjectId ?? '')}
        options={[
          { id: '', label: t('people.allSubjects') },
          ...(course?.subjects ?? []).map(({ id, name }) => ({ id: String(id), label: name })),
        ]}
        onChange={(id) => value && onChange({ ...value, subjectId: id === '' ? null : Number(id) })}
      />
    </div>
  );
}
