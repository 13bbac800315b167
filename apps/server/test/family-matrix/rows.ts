import { accountRows } from './account-rows.ts';
import { attemptRows } from './attempt-rows.ts';
import { learningRows } from './learning-rows.ts';
import type { FamilyRow } from './matrix.ts';
import { openRows } from './open-rows.ts';
import { schoolRows } from './school-rows.ts';
import { shopRows } from './shop-rows.ts';

/** One file for each area. A call of families that stands in none of them fails the test. */
export const familyRows: readonly FamilyRow[] = [
  ...learningRows,
  ...attemptRows,
  ...schoolRows,
  ...shopRows,
  ...accountRows,
  ...openRows,
];
