import type { QuestionCard } from '@shala/api-client/question-bank.ts';
import { appLink } from '@shala/app-kit/app-link.tsx';
import { RichMath } from '@shala/question-kit/rich-math.tsx';
import { Chip } from '@shala/ui/chip.tsx';
import { type Column, DataTable } from '@shala/ui/data-table.tsx';
import ImageIcon from 'lucide-react/icons/image';
import { useLanguage, useTexts } from '#shared/texts/texts.ts';
import styles from './questions.module.css';

/** The bank, many rows close together; a row's words lead to its editor. */
export function QuestionTable({ questions }: { questions: readonly QuestionCard[] }) {
  const t = useTexts();
  const language = useLanguage();
  const columns: readonly Column<QuestionCard>[] = [
    {
      id: 'question',
      head: t('questions.question'),
      isName: true,
      cell: ({ id, ref, stem, hasFigure }) => {
        const hindi = language === 'hi' ? stem.hi : null;
        return (
          <>
            {appLink({
              href: `/questions/${id}`,
              className: styles.stem ?? '',
              children: <RichMath text={hindi ?? stem.en} locale={hindi ? 'hi' : 'en'} isInline />,
            })}
            <span className={styles.sub}>
              {ref}
              {hasFigure ? <ImageIcon role="img" aria-label={t('questions.hasFigure')} /> : null}
              {stem.hi === null ? <span>{t('questions.noHindi')}</span> : null}
            </span>
          </>
        );
      },
    },
    {
      id: 'kind',
      head: t('questions.kind'),
      cell: ({ kind, isRetired }) => (
        <span className={styles.chips}>
          <Chip tone="quiet">{t(kind === 'free_text' ? 'questions.kindText' : 'questions.kindChoice')}</Chip>
          {isRetired ? <Chip tone="wait">{t('questions.retired')}</Chip> : null}
        </span>
      ),
    },
    {
      id: 'place',
      head: t('questions.place'),
      cell: ({ courseName, subjectName, chapterName }) => (
        <>
          {[courseName, subjectName].filter(Boolean).join(' · ') || t('questions.nowhere')}
          {chapterName ? <span className={styles.sub}>{chapterName}</span> : null}
        </>
      ),
    },
    {
      id: 'tags',
      head: t('questions.tags'),
      cell: ({ tags }) => <span className={styles.tags}>{tags.join(', ')}</span>,
    },
    { id: 'marks', head: t('questions.marks'), isFigure: true, cell: ({ marks }) => marks },
    { id: 'version', head: t('questions.version'), isFigure: true, cell: ({ version }) => version },
    { id: 'uses', head: t('questions.uses'), isFigure: true, cell: ({ uses }) => uses },
  ];
  return (
    <DataTable caption={t('questions.title')} columns={columns} rows={questions} keyOf={({ id }) => id} />
  );
}
