import type { Tx } from '#platform/db/database.ts';
import type { Saved } from '#platform/db/save-row.ts';
import { upsertLicence } from './catalogue-store.ts';

/** Lets a tenant use a course of another one. Nothing is copied: both see the same subjects and chapters. */
export function licenseCourse(tx: Tx, licence: { tenantId: number; courseId: number }): Promise<Saved> {
  return upsertLicence(tx, licence.tenantId, licence.courseId);
}
