import type { BodyOf, ResponseOf } from '@shala/wire/contract.ts';
import type * as wire from '@shala/wire/school-staff.ts';
import type { Named } from './staff-people.ts';
import type { Transport } from './transport.ts';

const base = '/school/staff/institutes';

export interface NewYear {
  readonly name: string;
  readonly startsOn: string;
  readonly endsOn: string;
}

export async function addSchoolYear(
  transport: Transport,
  instituteId: number,
  { name, startsOn, endsOn }: NewYear,
): Promise<void> {
  const body: BodyOf<typeof wire.addSchoolYear> = { year: { name, starts_on: startsOn, ends_on: endsOn } };
  await transport.send({ family: 'main', method: 'POST', path: `${base}/${instituteId}/years`, body });
}

export interface RollOver {
  readonly instituteId: number;
  readonly fromYearId: number;
  readonly toYearId: number;
  readonly moves: readonly { readonly sectionId: number; readonly toSectionId: number | null }[];
}

export interface RollOverPlan {
  readonly sections: readonly {
    readonly section: Named;
    /** Null: its students leave. */
    readonly toSection: Named | null;
    readonly students: readonly Named[];
    readonly alreadyCount: number;
  }[];
  readonly movingCount: number;
  readonly leavingCount: number;
}

/** A plan, or the thing itself. */
export async function rollOver(
  transport: Transport,
  { instituteId, fromYearId, toYearId, moves }: RollOver,
  isDryRun: boolean,
): Promise<RollOverPlan> {
  const body: BodyOf<typeof wire.rollOver> = {
    roll_over: {
      from_year_id: fromYearId,
      to_year_id: toYearId,
      moves: moves.map((move) => ({ section_id: move.sectionId, to_section_id: move.toSectionId })),
      is_dry_run: isDryRun,
    },
  };
  const path = `${base}/${instituteId}/roll_over`;
  const plan = await transport.send<ResponseOf<typeof wire.rollOver>>({
    family: 'main',
    method: 'POST',
    path,
    body,
  });
  return {
    sections: plan.sections.map((one) => ({
      section: { id: one.section.id, name: one.section.name },
      toSection: one.to_section && { id: one.to_section.id, name: one.to_section.name },
      students: one.students.map(({ id, name }) => ({ id, name })),
      alreadyCount: one.already_count,
    })),
    movingCount: plan.moving_count,
    leavingCount: plan.leaving_count,
  };
}
