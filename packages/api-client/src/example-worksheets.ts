import type { WireUpload } from '@shala/wire/worksheet-files.ts';
import type { WireWorksheet, WireWorksheetAttachment, WireWorksheetCard } from '@shala/wire/worksheets.ts';

/** Answers about worksheets, as the wire writes them. */
export const worksheetCard = (id: number, more: Partial<WireWorksheetCard> = {}): WireWorksheetCard => ({
  worksheetId: id,
  studentId: 7,
  name: 'Friction at home',
  dueDate: '2026-11-19T20:00:00',
  points: 20,
  classId: 3,
  className: 'Class 8',
  sectionId: 2,
  sectionName: '8-A',
  subjectId: 2,
  subjectName: 'Physics',
  subjectColorCode: '2',
  createdOn: '2026-11-10T10:00:00',
  postedDate: '2026-11-10T10:00:00',
  studentWorksheetId: null,
  studentPoint: null,
  turnInStatus: false,
  turnInDate: null,
  dueAt: '2026-11-19T14:30:00.000Z',
  postedAt: '2026-11-10T04:30:00.000Z',
  canSubmit: true,
  isOverdue: false,
  roundNumber: 1,
  roundState: 'draft',
  isReturned: false,
  serverNow: '2026-11-15T06:00:00.000Z',
  ...more,
});

export const attachment = (
  id: number,
  more: Partial<WireWorksheetAttachment> = {},
): WireWorksheetAttachment => ({
  attachmentId: id,
  name: `file-${id}.pdf`,
  path: `/store/${id}`,
  isDownload: false,
  contentType: 'application/pdf',
  sizeBytes: 340_000,
  pageCount: 2,
  state: 'ready',
  refusal: null,
  ...more,
});

export const worksheet = (id: number, more: Partial<WireWorksheet> = {}): WireWorksheet => ({
  ...worksheetCard(id),
  studentName: 'Ananya Iyer',
  instructions: 'Do the slope test on three surfaces.',
  attachmentList: [],
  studentAttachmentList: [],
  evaluationAttachmentList: [],
  privateMessage: null,
  receipt: null,
  askedAt: null,
  previousRounds: [],
  mostFiles: 20,
  mostFilesPerUpload: 5,
  mostFileBytes: 10_485_760,
  ...more,
});

export const wireUpload = (id: number, more: Partial<WireUpload> = {}): WireUpload => ({
  id,
  name: `file-${id}.pdf`,
  content_type: 'application/pdf',
  size_bytes: 20,
  state: 'uploading',
  refusal: null,
  page_count: null,
  url: null,
  chunk_size: 262_144,
  chunk_count: 1,
  missing_chunks: [],
  ...more,
});
