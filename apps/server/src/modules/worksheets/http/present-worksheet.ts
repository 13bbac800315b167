import type { WireWorksheet, WireWorksheetCard } from '@shala/wire/worksheets.ts';
import { mostFileBytes } from '#platform/file-check.ts';
import type { PageMeta } from '#platform/page.ts';
import { indianTime } from '../domain/due.ts';
import { mostFiles, mostFilesPerUpload } from '../domain/limits.ts';

import type { Worksheet } from '../get-worksheet.ts';
import type { WorksheetCard } from '../list-worksheets.ts';
import type { PlacedFile } from '../placed-file.ts';
import { type Links, presentAttachment } from './present-file.ts';

export function presentCard(card: WorksheetCard, studentId: number): WireWorksheetCard {
  const isTurnedIn = card.state !== 'draft';
  return {
    worksheetId: card.id,
    studentId,
    name: card.name,
    dueDate: indianTime(card.dueAt),
    points: card.mostPoints,
    classId: card.courseId,
    className: card.courseName,
    sectionId: card.sectionId,
    sectionName: card.sectionName,
    subjectId: card.subjectId,
    subjectName: card.subjectName,
    subjectColorCode: card.subjectColourCode,
    createdOn: indianTime(card.postedAt),
    postedDate: indianTime(card.postedAt),
    studentWorksheetId: card.studentWorksheetId,
    studentPoint: card.points,
    turnInStatus: isTurnedIn,
    turnInDate: card.turnedInAt && indianTime(card.turnedInAt),
    dueAt: card.dueAt.toISOString(),
    postedAt: card.postedAt.toISOString(),
    canSubmit: card.canSubmit,
    isOverdue: card.isOverdue,
    roundNumber: card.roundNo,
    roundState: card.state === 'returned' ? 'draft' : card.state,
    isReturned: card.state === 'draft' && card.roundNo > 1,
    serverNow: card.now.toISOString(),
  };
}

export function presentWorksheet(storage: Links, worksheet: Worksheet, studentId: number): WireWorksheet {
  const card = presentCard(worksheet, studentId);
  const present = (file: PlacedFile) => presentAttachment(storage, file);
  const { receipt, turnedInAt } = worksheet;
  return {
    worksheetId: card.worksheetId,
    studentId: card.studentId,
    name: card.name,
    dueDate: card.dueDate,
    points: card.points,
    classId: card.classId,
    className: card.className,
    sectionId: card.sectionId,
    sectionName: card.sectionName,
    subjectId: card.subjectId,
    subjectName: card.subjectName,
    subjectColorCode: card.subjectColorCode,
    createdOn: card.createdOn,
    postedDate: card.postedDate,
    studentWorksheetId: card.studentWorksheetId,
    studentPoint: card.studentPoint,
    turnInStatus: card.turnInStatus,
    turnInDate: card.turnInDate,
    dueAt: card.dueAt,
    postedAt: card.postedAt,
    canSubmit: card.canSubmit,
    isOverdue: card.isOverdue,
    roundNumber: card.roundNumber,
    roundState: card.roundState,
    isReturned: card.isReturned,
    serverNow: card.serverNow,
    studentName: worksheet.studentName,
    instructions: worksheet.instructions,
    attachmentList: worksheet.files.map(present),
    studentAttachmentList: worksheet.ownFiles.map(present),
    evaluationAttachmentList: worksheet.evaluatedFiles.map(present),
    privateMessage: worksheet.privateMessage,
    receipt:
      receipt === null || turnedInAt === null
        ? null
        : { code: receipt, turnedInAt: turnedInAt.toISOString() },
    askedAt: worksheet.askedAt?.toISOString() ?? null,
    previousRounds: worksheet.previousRounds.map((round) => ({
      number: round.number,
      turnedInAt: round.turnedInAt?.toISOString() ?? null,
      message: round.message,
      studentAttachmentList: round.ownFiles.map(present),
      evaluationAttachmentList: round.evaluatedFiles.map(present),
    })),
    mostFiles,
    mostFilesPerUpload,
    mostFileBytes,
  };
}

export const presentNetMeta = (meta: PageMeta) => ({
  currentPage: meta.number,
  totalPages: meta.pages,
  totalCount: meta.total,
  nextPage: meta.next,
  previousPage: meta.previous,
  pageSize: meta.size,
});
