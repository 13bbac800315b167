import { saveAcademicYear } from '#modules/institutes/index.ts';
import { AppError } from '#platform/app-error.ts';
import type { Tx } from '#platform/db/database.ts';
import { type Desk, requireInstitute } from './desk.ts';
import { selectYears } from './roll-over-store.ts';

interface AddYear {
  instituteId: number;
  name: string;
  startsOn: string;
  endsOn: string;
}

/** Years of a school do not overlap: a day belongs to one of them. */
export async function addYear(tx: Tx, desk: Desk, { instituteId, name, startsOn, endsOn }: AddYear) {
  const { tenantId } = desk;
  await requireInstitute(tx, desk, instituteId);
  const years = await selectYears(tx, tenantId, instituteId);
  const isTaken = years.some(
    (year) => year.slug === name || (startsOn <= year.ends_on && endsOn >= year.starts_on),
  );
  if (isTaken) throw new AppError('year_overlaps');
  const { id } = await saveAcademicYear(tx, { tenantId, instituteId, slug: name, startsOn, endsOn });
  return id;
}
