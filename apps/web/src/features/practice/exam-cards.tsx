import type { StudentCourse } from '@shala/api-client/courses.ts';
import { ExamCard, ExamGrid } from '@shala/ui/exam-card.tsx';
import { SectionHead } from '@shala/ui/section-head.tsx';
import { appLink } from '#shared/layout/app-link.tsx';
import { useTexts } from '#shared/texts/texts.ts';

/** 'Practice by Exams': a card for every exam the student prepares for. */
export function ExamCards({ exams }: { exams: readonly StudentCourse[] }) {
  const t = useTexts();
  return (
    <section>
      <SectionHead title={t('practice.byExams')} />
      <ExamGrid>
        {exams.map((exam) => (
          <ExamCard
            key={exam.id}
            href={`/practice/practice_by_exams/${exam.courseId}/${encodeURIComponent(exam.shortName)}`}
            acronym={exam.shortName}
            name={exam.name}
            picture={exam.pictureUrl}
            renderLink={appLink}
          />
        ))}
      </ExamGrid>
    </section>
  );
}
