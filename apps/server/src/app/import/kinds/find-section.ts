import { findInstitute, findSection } from '#modules/institutes/index.ts';
import type { ImportContext } from '../context.ts';
import type { Place } from '../source.ts';

interface Which {
  tenantId: number;
  institute: string;
  section: string;
  year: string | undefined;
}

/** A section by the names people use: the institute and its own, in the running year unless another is named. */
export async function findSectionByName(
  context: ImportContext,
  { tenantId, institute, section, year }: Which,
  at: { institute: Place; section: Place },
) {
  const { tx } = context;
  const instituteId = await context.find('institute', institute, at.institute, () =>
    findInstitute(tx, tenantId, institute),
  );
  if (instituteId === null) return null;
  const name = year === undefined ? section : `${section} of ${year}`;
  return context.find('section', name, at.section, () =>
    findSection(tx, { tenantId, instituteId, slug: section, year: year ?? null }),
  );
}
