import { Sheet } from '@shala/ui/sheet.tsx';
import { useQuery } from '@tanstack/react-query';
import { NotYet } from '#shared/layout/not-yet.tsx';
import { useTexts } from '#shared/texts/texts.ts';
import { studentQuery } from './school-query.ts';
import { StudentAccount } from './student-account.tsx';
import { StudentFacts } from './student-facts.tsx';
import { StudentFigures } from './student-figures.tsx';
import { StudentMove } from './student-move.tsx';
import { StudentTime } from './student-time.tsx';

interface StudentSheetProps {
  /** Null: closed. */
  studentId: number | null;
  onClose: () => void;
}

/** Everything about one student, beside the list. */
export function StudentSheet({ studentId, onClose }: StudentSheetProps) {
  const t = useTexts();
  const { data, error, refetch } = useQuery({
    ...studentQuery(studentId ?? 0),
    enabled: studentId !== null,
  });
  const student = data?.id === studentId ? data : undefined;
  return (
    <Sheet
      opened={studentId !== null}
      onClose={onClose}
      title={student?.name ?? t('school.student')}
      closeLabel={t('keys.close')}
      width={560}
    >
      {student ? (
        <>
          <StudentFacts student={student} />
          <StudentFigures studentId={student.id} />
          {student.isEditable ? (
            <>
              <StudentMove key={student.sections[0]?.id} student={student} />
              <StudentTime key={student.timeFactor} student={student} />
              <StudentAccount key={student.state} student={student} />
            </>
          ) : null}
        </>
      ) : (
        <NotYet error={error} onRetry={() => void refetch()} />
      )}
    </Sheet>
  );
}
