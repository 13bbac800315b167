import type { ResponseOf } from '@shala/wire/contract.ts';
import type { staffAudience } from '@shala/wire/staff-audience.ts';
import type { Transport } from './transport.ts';

export interface AudienceSection {
  readonly id: number;
  readonly name: string;
  readonly instituteName: string;
}

export interface AudienceSubject {
  readonly id: number;
  readonly name: string;
  /** Everybody who has the course may be given work in it. */
  readonly isWhole: boolean;
  readonly sectionIds: readonly number[];
}

export interface AudienceCourse {
  readonly id: number;
  readonly name: string;
  readonly isWhole: boolean;
  readonly sections: readonly AudienceSection[];
  readonly subjects: readonly AudienceSubject[];
}

/** Whom the person may tell something or give work. */
export async function getStaffAudience(
  transport: Transport,
  signal?: AbortSignal,
): Promise<readonly AudienceCourse[]> {
  const { courses } = await transport.send<ResponseOf<typeof staffAudience>>({
    family: 'main',
    method: 'GET',
    path: '/console/staff/audience',
    signal,
  });
  return courses.map((course) => ({
    id: course.id,
    name: course.name,
    isWhole: course.is_whole,
    sections: course.sections.map(({ id, name, institute_name: instituteName }) => ({
      id,
      name,
      instituteName,
    })),
    subjects: course.subjects.map((subject) => ({
      id: subject.id,
      name: subject.name,
      isWhole: subject.is_whole,
      sectionIds: subject.section_ids,
    })),
  }));
}
