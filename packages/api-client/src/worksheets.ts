import type { ResponseOf } from '@shala/wire/contract.ts';
import type { Refusal } from '@shala/wire/worksheet-files.ts';
import type * as wire from '@shala/wire/worksheets.ts';
import type { Transport } from './transport.ts';

export type FileState = 'uploading' | 'checking' | 'ready' | 'refused';

export interface WorksheetFile {
  readonly id: number;
  readonly name: string;
  /** Saves the file under its name; lives for a quarter of an hour. Null while it is not ready. */
  readonly url: string | null;
  readonly contentType: string;
  readonly sizeBytes: number;
  readonly pageCount: number | null;
  readonly state: FileState;
  readonly refusal: Refusal | null;
}

export interface WorksheetCard {
  readonly id: number;
  readonly name: string;
  readonly subjectId: number;
  readonly subjectName: string;
  readonly subjectColourCode: string | null;
  readonly courseId: number;
  readonly courseName: string;
  readonly sectionName: string | null;
  readonly postedAt: string;
  readonly dueAt: string;
  readonly mostPoints: number;
  /** Null: not graded yet. */
  readonly points: number | null;
  readonly isTurnedIn: boolean;
  readonly canSubmit: boolean;
  readonly isOverdue: boolean;
  readonly roundNumber: number;
  readonly roundState: 'draft' | 'turned_in' | 'graded';
  /** Given back for correction and not yet handed in again. */
  readonly isReturned: boolean;
  /** The server's clock when it answered: what is shown counts from here, not from the device. */
  readonly serverNow: string;
}

export interface Receipt {
  readonly code: string;
  readonly turnedInAt: string;
}

export interface PreviousRound {
  readonly number: number;
  readonly turnedInAt: string | null;
  readonly message: string | null;
  readonly ownFiles: readonly WorksheetFile[];
  readonly evaluatedFiles: readonly WorksheetFile[];
}

export interface Worksheet extends WorksheetCard {
  readonly studentName: string;
  readonly instructions: string;
  readonly files: readonly WorksheetFile[];
  readonly ownFiles: readonly WorksheetFile[];
  readonly evaluatedFiles: readonly WorksheetFile[];
  readonly privateMessage: string | null;
  readonly receipt: Receipt | null;
  /** Asked to turn in while files were still checked: it comes about by itself, as of this moment. */
  readonly askedAt: string | null;
  readonly previousRounds: readonly PreviousRound[];
  readonly mostFiles: number;
  readonly mostFilesPerUpload: number;
  readonly mostFileBytes: number;
}

export interface WorksheetPage {
  readonly worksheets: readonly WorksheetCard[];
  readonly page: number;
  readonly pages: number;
  readonly total: number;
}

interface ListRequest {
  readonly studentId: number;
  readonly page: number;
  readonly perPage: number;
  readonly signal?: AbortSignal;
}

export async function listWorksheets(
  transport: Transport,
  { studentId, page, perPage, signal }: ListRequest,
): Promise<WorksheetPage> {
  const { studentWorksheet, meta } = await transport.send<ResponseOf<typeof wire.listWorksheets>>({
    family: 'net',
    method: 'GET',
    path: '/worksheet/GetStudentWorkSheetList',
    query: { StudentId: String(studentId), CurrentPage: String(page), Pagesize: String(perPage) },
    signal,
  });
  return {
    worksheets: studentWorksheet.map(toCard),
    page: meta.currentPage,
    pages: meta.totalPages,
    total: meta.totalCount,
  };
}

interface OneRequest {
  readonly worksheetId: number;
  readonly studentId: number;
  readonly signal?: AbortSignal;
}

export async function getWorksheet(
  transport: Transport,
  { worksheetId, studentId, signal }: OneRequest,
): Promise<Worksheet> {
  const { worksheet } = await transport.send<ResponseOf<typeof wire.getWorksheet>>({
    family: 'net',
    method: 'GET',
    path: '/worksheet/GetStudentWorksheetInfo',
    query: { WorksheetId: String(worksheetId), StudentId: String(studentId) },
    signal,
  });
  return {
    ...toCard(worksheet),
    studentName: worksheet.studentName,
    instructions: worksheet.instructions,
    files: worksheet.attachmentList.map(toFile),
    ownFiles: worksheet.studentAttachmentList.map(toFile),
    evaluatedFiles: worksheet.evaluationAttachmentList.map(toFile),
    privateMessage: worksheet.privateMessage,
    receipt: worksheet.receipt && {
      code: worksheet.receipt.code,
      turnedInAt: worksheet.receipt.turnedInAt,
    },
    askedAt: worksheet.askedAt,
    previousRounds: worksheet.previousRounds.map(toRound),
    mostFiles: worksheet.mostFiles,
    mostFilesPerUpload: worksheet.mostFilesPerUpload,
    mostFileBytes: worksheet.mostFileBytes,
  };
}

const toCard = (card: wire.WireWorksheetCard): WorksheetCard => ({
  id: card.worksheetId,
  name: card.name,
  subjectId: card.subjectId,
  subjectName: card.subjectName,
  subjectColourCode: card.subjectColorCode,
  courseId: card.classId,
  courseName: card.className,
  sectionName: card.sectionName,
  postedAt: card.postedAt,
  dueAt: card.dueAt,
  mostPoints: card.points,
  points: card.studentPoint,
  isTurnedIn: card.turnInStatus,
  canSubmit: card.canSubmit,
  isOverdue: card.isOverdue,
  roundNumber: card.roundNumber,
  roundState: card.roundState,
  isReturned: card.isReturned,
  serverNow: card.serverNow,
});

const toFile = (file: wire.WireWorksheetAttachment): WorksheetFile => ({
  id: file.attachmentId,
  name: file.name,
  url: file.path,
  contentType: file.contentType,
  sizeBytes: file.sizeBytes,
  pageCount: file.pageCount,
  state: file.state,
  refusal: file.refusal,
});

const toRound = (round: wire.WirePreviousRound): PreviousRound => ({
  number: round.number,
  turnedInAt: round.turnedInAt,
  message: round.message,
  ownFiles: round.studentAttachmentList.map(toFile),
  evaluatedFiles: round.evaluationAttachmentList.map(toFile),
});
