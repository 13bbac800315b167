import { AppError } from '#platform/app-error.ts';
import type { Tx } from '#platform/db/database.ts';
import type { Saved } from '#platform/db/save-row.ts';
import { replaceSections, replaceTutors } from './class-write-store.ts';
import { longestMs } from './domain/class-times.ts';
import { allowedLink } from './domain/external-link.ts';
import { type ImportedClass, type ImportedSpan, insertSpan, upsertClass } from './import-store.ts';

interface SaveLiveClass extends Omit<ImportedClass, 'provider'> {
  sectionIds: readonly number[];
  /** With whoever set it up, if they teach it. */
  tutorIds: readonly number[];
}

/** A class from a file. With a link it is another provider's. */
export async function saveLiveClass(tx: Tx, given: SaveLiveClass): Promise<Saved> {
  const { tenantId, sectionIds, tutorIds, startsAt, endsAt } = given;
  const lastsMs = endsAt.getTime() - startsAt.getTime();
  if (!(lastsMs > 0 && lastsMs <= longestMs)) throw new AppError('live_class_times_invalid');
  const externalUrl = given.externalUrl === null ? null : allowedLink(given.externalUrl);
  if (given.externalUrl !== null && externalUrl === null) throw new AppError('live_class_link_invalid');
  const provider = externalUrl === null ? 'rtc' : 'external';
  const saved = await upsertClass(tx, { ...given, provider, externalUrl });
  await replaceSections(tx, { tenantId, liveClassId: saved.id }, sectionIds);
  await replaceTutors(tx, { tenantId, liveClassId: saved.id }, tutorIds);
  return saved;
}

/** Attendance of a class that is over; false: it was there already. */
export const saveAttendance = (tx: Tx, span: ImportedSpan): Promise<boolean> => insertSpan(tx, span);
