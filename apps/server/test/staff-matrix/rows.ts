import { announcementRows } from './announcements.ts';
import { brandRows } from './brand.ts';
import { consoleRows } from './console.ts';
import { liveClassRows } from './live-classes.ts';
import { markingRows } from './marking.ts';
import type { MatrixRow } from './matrix.ts';
import { peopleRows } from './people.ts';
import { questionBankRows } from './question-bank.ts';
import { schoolRows } from './school.ts';
import { shopRows } from './shop.ts';
import { teachingRows } from './teaching.ts';
import { worksheetRows } from './worksheets.ts';

/** One file for each area. A call of staff that stands in none of them fails the test. */
export const matrixRows: readonly MatrixRow[] = [
  ...consoleRows,
  ...markingRows,
  ...questionBankRows,
  ...teachingRows,
  ...worksheetRows,
  ...liveClassRows,
  ...announcementRows,
  ...shopRows,
  ...brandRows,
  ...peopleRows,
  ...schoolRows,
];
