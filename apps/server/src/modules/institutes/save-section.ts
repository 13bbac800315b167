import type { LocalText } from '@shala/brand/brand.ts';
import type { Tx } from '#platform/db/database.ts';
import type { Saved } from '#platform/db/save-row.ts';
import { upsertSection } from './institutes-store.ts';

interface SaveSection {
  tenantId: number;
  instituteId: number;
  academicYearId: number;
  courseId: number;
  slug: string;
  name: LocalText;
}

export function saveSection(tx: Tx, section: SaveSection): Promise<Saved> {
  return upsertSection(tx, {
    tenant_id: section.tenantId,
    institute_id: section.instituteId,
    academic_year_id: section.academicYearId,
    course_id: section.courseId,
    slug: section.slug,
    name: section.name,
  });
}
