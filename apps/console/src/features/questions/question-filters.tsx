import type { BankFilters, BankKind, BankPlaces } from '@shala/api-client/question-bank.ts';
import { SearchField } from '@shala/ui/search-field.tsx';
import { SelectField } from '@shala/ui/select-field.tsx';
import { useTexts } from '#shared/texts/texts.ts';
import styles from './questions.module.css';

interface QuestionFiltersProps {
  places: BankPlaces;
  filters: BankFilters;
  onChange: (filters: BankFilters) => void;
}

const toId = (text: string): number | undefined => (text === '' ? undefined : Number(text));

/** What narrows the list; a wider choice takes the narrower ones with it. */
export function QuestionFilters({ places, filters, onChange }: QuestionFiltersProps) {
  const t = useTexts();
  const course = places.courses.find(({ id }) => id === filters.courseId);
  const subject = course?.subjects.find(({ id }) => id === filters.subjectId);
  const options = (items: readonly { id: number; name: string }[] | undefined, all: string) => [
    { id: '', label: all },
    ...(items ?? []).map(({ id, name }) => ({ id: String(id), label: name })),
  ];
  return (
    <search className={styles.filters} aria-label={t('questions.filters')}>
      <SearchField
        className={styles.search}
        label={t('questions.search')}
        clearLabel={t('questions.clearSearch')}
        value={filters.search ?? ''}
        onChange={(search) => onChange({ ...filters, search })}
      />
      <SelectField
        label={t('questions.course')}
        current={String(filters.courseId ?? '')}
        options={options(places.courses, t('questions.allCourses'))}
        onChange={(id) =>
          onChange({ ...filters, courseId: toId(id), subjectId: undefined, chapterId: undefined })
        }
      />
      <SelectField
        label={t('questions.subject')}
        disabled={!course}
        current={String(filters.subjectId ?? '')}
        options={options(course?.subjects, t('questions.allSubjects'))}
        onChange={(id) => onChange({ ...filters, subjectId: toId(id), chapterId: undefined })}
      />
      <SelectField
        label={t('questions.chapter')}
        disabled={!subject}
        current={String(filters.chapterId ?? '')}
        options={options(subject?.chapters, t('questions.allChapters'))}
        onChange={(id) => onChange({ ...filters, chapterId: toId(id) })}
      />
      <SelectField<BankKind | ''>
        label={t('questions.kind')}
        current={filters.kind ?? ''}
        options={[
          { id: '', label: t('questions.allKinds') },
          { id: 'single_choice', label: t('questions.kindChoice') },
          { id: 'free_text', label: t('questions.kindText') },
        ]}
        onChange={(kind) => onChange({ ...filters, kind: kind === '' ? undefined : kind })}
      />
      <SelectField
        label={t('questions.tag')}
        current={filters.tag ?? ''}
        options={[
          { id: '', label: t('questions.allTags') },
          ...places.tags.map((tag) => ({ id: tag, label: tag })),
        ]}
        onChange={(tag) => onChange({ ...filters, tag: tag || undefined })}
      />
      <SelectField<'in_use' | 'retired'>
        label={t('questions.state')}
        current={filters.isRetired ? 'retired' : 'in_use'}
        options={[
          { id: 'in_use', label: t('questions.inUse') },
          { id: 'retired', label: t('questions.retired') },
        ]}
        onChange={(state) => onChange({ ...filters, isRetired: state === 'retired' })}
      />
    </search>
  );
}
