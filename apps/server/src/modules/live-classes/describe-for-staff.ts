import { findReach } from '#modules/worksheets/index.ts';
import { notFound } from '#platform/app-error.ts';
import { readNow } from '#platform/db/clock.ts';
import type { Queryable } from '#platform/db/database.ts';
import { type Page, type PageMeta, pageMeta } from '#platform/page.ts';
import type { Staff } from './deps.ts';
import { type ClassState, stateOf } from './domain/class-times.ts';
import type { LiveClass } from './domain/live-class.ts';
import { requireForStaff } from './require-class.ts';
import {
  countClasses,
  ofStaff,
  type StaffClassRow,
  selectPage,
  selectStaffRow,
  selectToday,
  type When,
} from './staff-class-store.ts';
import { toLiveClass } from './to-live-class.ts';

export interface StaffClass {
  liveClass: LiveClass;
  state: ClassState;
  canHost: boolean;
  attendedCount: number;
  recordingsCount: number;
}

const describe = (row: StaffClassRow, now: Date): StaffClass => {
  const liveClass = toLiveClass(row);
  const state = stateOf(liveClass, now);
  const canHost = state === 'open' && liveClass.provider === 'rtc';
  const counts = { attendedCount: row.attended_count, recordingsCount: row.recordings_count };
  return { liveClass, state, canHost, ...counts };
};

/** What this person teaches or looks after, in a fixed number of statements. */
export async function listForStaff(
  db: Queryable,
  { staff, when, page }: { staff: Staff; when: When; page: Page },
): Promise<{ classes: StaffClass[]; now: Date; meta: PageMeta }> {
  const isTheirs = ofStaff(staff, await findReach(db, staff));
  const now = await readNow(db);
  const rows = await selectPage(db, isTheirs, when, page);
  const meta = pageMeta(page, await countClasses(db, isTheirs, when));
  return { classes: rows.map((row) => describe(row, now)), now, meta };
}

export async function getForStaff(
  db: Queryable,
  { staff, liveClassId }: { staff: Staff; liveClassId: number },
): Promise<{ found: StaffClass; now: Date }> {
  await requireForStaff(db, { staff, liveClassId });
  const row = await selectStaffRow(db, { tenantId: staff.tenantId, liveClassId });
  if (!row) throw notFound();
  const now = await readNow(db);
  return { found: describe(row, now), now };
}

/** For the first page of the console: what this person teaches today and is not over. */
export async function listToday(db: Queryable, staff: Staff) {
  const now = await readNow(db);
  return (await selectToday(db, staff)).map(toLiveClass).map(({ id, title, startsAt, endsAt, ...rest }) => ({
    id,
    title,
    startsAt,
    endsAt,
    canHost: rest.provider === 'rtc' && stateOf({ startsAt, endsAt, ...rest }, now) === 'open',
  }));
}
