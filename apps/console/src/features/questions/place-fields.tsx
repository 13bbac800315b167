import type { BankPlaces } from '@shala/api-client/question-bank.ts';
import { SelectField } from '@shala/ui/select-field.tsx';
import { useTexts } from '#shared/texts/texts.ts';

interface PlaceFieldsProps {
  places: BankPlaces;
  subjectId: number | null;
  chapterId: number | null;
  onChange: (place: { subjectId: number | null; chapterId: number | null }) => void;
  error?: string | undefined;
}

export const subjectsOf = (places: BankPlaces) =>
  places.courses.flatMap((course) =>
    course.subjects.map((subject) => ({ ...subject, label: `${course.name} · ${subject.name}` })),
  );

/** Subject and chapter, both out of what the person keeps. */
export function PlaceFields({ places, subjectId, chapterId, onChange, error }: PlaceFieldsProps) {
  const t = useTexts();
  const subjects = subjectsOf(places);
  const chapters = subjects.find(({ id }) => id === subjectId)?.chapters ?? [];
  return (
    <>
      <SelectField
        label={t('questions.subject')}
        error={error}
        current={String(subjectId ?? '')}
        options={[
          { id: '', label: t('questions.choose') },
          ...subjects.map(({ id, label }) => ({ id: String(id), label })),
        ]}
        onChange={(id) => onChange({ subjectId: id === '' ? null : Number(id), chapterId: null })}
      />
      <SelectField
        label={t('questions.chapter')}
        disabled={chapters.length === 0}
        current={String(chapterId ?? '')}
        options={[
          { id: '', label: t('questions.noChapter') },
          ...chapters.map(({ id, name }) => ({ id: String(id), label: name })),
        ]}
        onChange={(id) => onChange({ subjectId, chapterId: id === '' ? null : Number(id) })}
      />
    </>
  );
}
