import { findReach } from '#modules/worksheets/index.ts';
import { notFound } from '#platform/app-error.ts';
import { readNow } from '#platform/db/clock.ts';
import type { Queryable } from '#platform/db/database.ts';
import { type Page, type PageMeta, pageMeta } from '#platform/page.ts';
import type { Staff } from './deps.ts';
import { type ClassState, stateOf } from './domain/class-times.ts';
import { requireForStaff } from './require-class.ts';
import {
  countClasses,
  ofStaff,
  type StaffRow,
  selectPage,
  selectStaffRow,
  selectToday,
  type When,
} from './staff-class-store.ts';

export interface StaffClass extends StaffRow {
  state: ClassState;
  canHost: boolean;
}

const describe = (row: StaffRow, now: Date): StaffClass => {
  const state = stateOf(row.liveClass, now);
  const { liveClass, attendedCount, recordingsCount } = row;
  const canHost = state === 'open' && liveClass.provider === 'rtc';
  return { liveClass, attendedCount, recordingsCount, state, canHost };
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
  return (await selectToday(db, staff)).map(({ id, title, startsAt, endsAt, ...rest }) => ({
    id,
    title,
    startsAt,
    endsAt,
    canHost: rest.provider === 'rtc' && stateOf({ startsAt, endsAt, ...rest }, now) === 'open',
  }));
}
