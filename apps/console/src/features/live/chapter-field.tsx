import { SelectField } from '@shala/ui/select-field.tsx';
import { useQuery } from '@tanstack/react-query';
import { useTexts } from '#shared/texts/texts.ts';
import { chaptersQuery } from './live-query.ts';

interface ChapterFieldProps {
  draft: { readonly courseId: number; readonly subjectId: number; readonly chapterId: number | null };
  help?: string;
  error?: string | undefined;
  onChange: (chapterId: number | null) => void;
}

/** A chapter of the subject, or none. */
export function ChapterField({ draft, help, error, onChange }: ChapterFieldProps) {
  const t = useTexts();
  const { data: courses = [] } = useQuery(chaptersQuery);
  const chapters =
    courses.find(({ id }) => id === draft.courseId)?.subjects.find(({ id }) => id === draft.subjectId)
      ?.chapters ?? [];
  return (
    <SelectField
      label={t('live.chapter')}
      help={help}
      error={error}
      options={[
        { id: '', label: t('live.noChapter') },
        ...chapters.map(({ id, number, name }) => ({ id: String(id), label: `${number}. ${name}` })),
      ]}
      current={draft.chapterId === null ? '' : String(draft.chapterId)}
      onChange={(id) => onChange(id === '' ? null : Number(id))}
    />
  );
}
