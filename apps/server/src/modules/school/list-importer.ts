import type { Tx } from '#platform/db/database.ts';

/** What was found in a list, in the importer's own words. */
export interface ImportReport {
  rowCount: number;
  problems: { row: number; column: string; message: string }[];
  moreCount: number;
  counts: { what: string; created: number; changed: number; unchanged: number }[];
}

export interface SchoolList {
  tenant: string;
  institute: string;
  kind: 'students' | 'sections';
  fileName: string;
  content: string;
  /** Called inside the transaction when all fits; false takes everything back. Left out: a trial, taken back. */
  keep?: (tx: Tx, report: ImportReport) => Promise<boolean>;
}

/** The importer stands to the right of all modules: it is handed in. */
export type ImportSchoolList = (list: SchoolList) => Promise<ImportReport>;
