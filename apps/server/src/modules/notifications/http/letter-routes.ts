import { getWeeklyLetter, saveWeeklyLetter as saveContract } from '@shala/wire/digest.ts';
import type { Database } from '#platform/db/database.ts';
import { type Route, read, write } from '#platform/http/route.ts';
import { findWeeklyLetter, saveWeeklyLetter, type WeeklyLetter } from '../weekly-letter.ts';

const present = ({ isOn, email }: WeeklyLetter) => ({ weekly_letter: { is_on: isOn, email } });

/** The weekly letter in a parent's settings, without one at hand. */
export function letterRoutes({ db }: { db: Database }): Route[] {
  return [
    read(getWeeklyLetter, { policy: 'parent' }, async ({ actor, params: { studentId } }) => {
      const { tenantId, parentId } = actor;
      return present(await findWeeklyLetter(db, { tenantId, parentId, studentId }));
    }),
    write(saveContract, { policy: 'parent' }, async ({ actor, params: { studentId }, body }, tx) => {
      const { tenantId, parentId } = actor;
      const { is_on: isOn } = body.weekly_letter;
      return present(await saveWeeklyLetter(tx, { tenantId, parentId, studentId }, isOn));
    }),
  ];
}
