import { AppError } from '#platform/app-error.ts';
import type { Tx } from '#platform/db/database.ts';
import type { Saved } from '#platform/db/save-row.ts';
import { upsertAcademicYear } from './institutes-store.ts';

interface SaveAcademicYear {
  tenantId: number;
  instituteId: number;
  slug: string;
  startsOn: string;
  endsOn: string;
}

export function saveAcademicYear(tx: Tx, year: SaveAcademicYear): Promise<Saved> {
  if (year.startsOn > year.endsOn) throw new AppError('year_ends_before_it_starts', { year: year.slug });
  return upsertAcademicYear(tx, {
    tenant_id: year.tenantId,
    institute_id: year.instituteId,
    slug: year.slug,
    starts_on: year.startsOn,
    ends_on: year.endsOn,
  });
}
