import { findInstitute, findSection } from '#modules/institutes/index.ts';
import type { ImportContext } from '../context.ts';
import { inside, type Place } from '../source.ts';

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

/** All that can be found; whoever needs every one of them compares the numbers. */
export async function findSectionIds(
  context: ImportContext,
  tenantId: number,
  { institute, sections }: { institute?: string | undefined; sections: readonly string[] },
  at: Place,
): Promise<number[]> {
  const ids: number[] = [];
  for (const [index, section] of sections.entries()) {
    const found = await findSectionByName(
      context,
      { tenantId, institute: institute ?? '', section, year: undefined },
      { institute: inside(at, 'institute'), section: inside(at, 'sections', index) },
    );
    if (found !== null) ids.push(found.id);
  }
  return ids;
}
