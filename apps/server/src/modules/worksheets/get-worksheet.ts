import { inLocale, localTextSchema } from '@shala/brand/brand.ts';
import type { Reader, WorksheetDeps } from './deps.ts';
import { selectFiles, selectRoundFiles } from './file-place-store.ts';
import { toCard, type WorksheetCard } from './list-worksheets.ts';
import { requireWorksheet } from './open-draft.ts';
import type { FileRole, PlacedFile } from './placed-file.ts';
import { selectRounds } from './round-store.ts';
import type { WorksheetRow } from './worksheet-store.ts';

interface PreviousRound {
  number: number;
  turnedInAt: Date | null;
  message: string | null;
  ownFiles: PlacedFile[];
  evaluatedFiles: PlacedFile[];
}

export interface Worksheet extends WorksheetCard {
  studentName: string;
  instructions: string;
  privateMessage: string | null;
  receipt: string | null;
  askedAt: Date | null;
  files: PlacedFile[];
  ownFiles: PlacedFile[];
  evaluatedFiles: PlacedFile[];
  previousRounds: PreviousRound[];
}

export async function getWorksheet(
  { db, enrolment }: Pick<WorksheetDeps, 'db' | 'enrolment'>,
  { reader, worksheetId }: { reader: Reader; worksheetId: number },
): Promise<Worksheet> {
  const row = await requireWorksheet(db, { enrolment }, { learner: reader, worksheetId });
  const given = await selectFiles(db, { kind: 'worksheet', tenantId: reader.tenantId, worksheetId });
  const { newest, previousRounds } = await readRounds(db, reader.studentId, row);
  return {
    ...toCard(row, reader.locale),
    studentName: row.student_name,
    instructions: inLocale(localTextSchema.parse(row.instructions), reader.locale),
    privateMessage: row.private_message,
    receipt: row.receipt,
    askedAt: row.state === 'draft' ? row.asked_at : null,
    files: given.filter(isReady),
    ownFiles: newest.ownFiles,
    evaluatedFiles: row.state === 'draft' ? (previousRounds[0]?.evaluatedFiles ?? []) : newest.evaluatedFiles,
    previousRounds,
  };
}

const isReady = (file: PlacedFile): boolean => file.state === 'ready';

async function readRounds(db: WorksheetDeps['db'], studentId: number, row: WorksheetRow) {
  const studentWorksheetId = row.student_worksheet_id;
  if (studentWorksheetId === null)
    return { newest: { ownFiles: [], evaluatedFiles: [] }, previousRounds: [] };
  const files = await selectRoundFiles(db, { studentId, studentWorksheetId });
  const of = (number: number, role: FileRole) =>
    files.filter((file) => file.roundNo === number && file.role === role);
  const rounds = await selectRounds(db, { studentId, studentWorksheetId });
  return {
    newest: {
      ownFiles: of(row.round_no, 'student'),
      // What a tutor is still preparing is not shown.
      evaluatedFiles: row.state === 'graded' ? of(row.round_no, 'evaluated').filter(isReady) : [],
    },
    previousRounds: rounds
      .filter(({ state }) => state === 'returned')
      .map((round) => ({
        number: round.round_no,
        turnedInAt: round.turned_in_at,
        message: round.message,
        ownFiles: of(round.round_no, 'student'),
        evaluatedFiles: of(round.round_no, 'evaluated').filter(isReady),
      })),
  };
}
