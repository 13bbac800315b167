import type { ResponseOf } from '@shala/wire/contract.ts';
import type * as wire from '@shala/wire/school-progress.ts';
import type { Transport } from './transport.ts';

const base = '/school/staff';

export interface ClassFigures {
  readonly score: number;
  readonly accuracy: number;
  readonly completion: number;
  readonly minutes: number;
  readonly attemptCount: number;
}

const toFigures = (one: wire.WireClassFigures): ClassFigures => ({
  score: one.score,
  accuracy: one.accuracy,
  completion: one.completion,
  minutes: one.minutes,
  attemptCount: one.attempt_count,
});

export interface SectionProgress {
  readonly section: { readonly id: number; readonly name: string; readonly courseName: string };
  readonly students: readonly {
    readonly id: number;
    readonly name: string;
    readonly roll: number | null;
    readonly figures: ClassFigures;
  }[];
}

export async function getSectionProgress(transport: Transport, sectionId: number): Promise<SectionProgress> {
  const path = `${base}/sections/${sectionId}/progress`;
  type Answer = ResponseOf<typeof wire.getSectionProgress>;
  const { section, students } = await transport.send<Answer>({ family: 'main', method: 'GET', path });
  return {
    section: { id: section.id, name: section.name, courseName: section.course_name },
    students: students.map(({ id, name, roll, figures }) => ({
      id,
      name,
      roll,
      figures: toFigures(figures),
    })),
  };
}

export const exportSectionProgress = (transport: Transport, sectionId: number): Promise<Blob> =>
  transport.send<Blob>({
    family: 'main',
    method: 'GET',
    path: `${base}/sections/${sectionId}/progress.csv`,
    isFile: true,
  });

export interface StudentProgress {
  readonly figures: ClassFigures | null;
  readonly subjects: readonly {
    readonly id: number;
    readonly name: string;
    readonly colorCode: string | null;
    readonly figures: ClassFigures;
  }[];
}

export async function getStudentProgress(transport: Transport, studentId: number): Promise<StudentProgress> {
  const path = `${base}/students/${studentId}/progress`;
  type Answer = ResponseOf<typeof wire.getStudentProgress>;
  const { figures, subjects } = await transport.send<Answer>({ family: 'main', method: 'GET', path });
  return {
    figures: figures && toFigures(figures),
    subjects: subjects.map((one) => ({
      id: one.id,
      name: one.name,
      colorCode: one.color_code,
      figures: toFigures(one.figures),
    })),
  };
}
