import * as files from '@shala/wire/worksheet-files.ts';
import * as wire from '@shala/wire/worksheets.ts';
import { expect, test } from 'vitest';
import { wireOf } from './hold-to-contract.ts';
import { announceFiles, finishUpload, getUpload, removeFile, turnInWorksheet } from './worksheet-files.ts';
import { getWorksheet, listWorksheets } from './worksheets.ts';

const card: wire.WireWorksheetCard = {
  worksheetId: 4,
  studentId: 7,
  name: 'Square roots',
  dueDate: '2026-11-17T23:59:59',
  points: 20,
  classId: 2,
  className: 'Class 8',
  sectionId: 3,
  sectionName: '8-A',
  subjectId: 5,
  subjectName: 'Mathematics',
  subjectColorCode: '#3346d3',
  createdOn: '2026-11-14T15:30:00',
  postedDate: '2026-11-14T15:30:00',
  studentWorksheetId: 9,
  studentPoint: 18.5,
  turnInStatus: true,
  turnInDate: '2026-11-15T15:30:00',
  dueAt: '2026-11-17T18:29:59.000Z',
  postedAt: '2026-11-14T10:00:00.000Z',
  canSubmit: false,
  isOverdue: false,
  roundNumber: 2,
  roundState: 'graded',
  isReturned: false,
  serverNow: '2026-11-15T10:00:00.000Z',
};
const attachment: wire.WireWorksheetAttachment = {
  attachmentId: 11,
  name: 'sums.pdf',
  path: 'https://files.example.org/sums',
  isDownload: false,
  contentType: 'application/pdf',
  sizeBytes: 1_200,
  pageCount: 2,
  state: 'ready',
  refusal: null,
};
const file = {
  id: 11,
  name: 'sums.pdf',
  url: 'https://files.example.org/sums',
  contentType: 'application/pdf',
  sizeBytes: 1_200,
  pageCount: 2,
  state: 'ready',
  refusal: null,
};
const cleanCard = {
  id: 4,
  name: 'Square roots',
  subjectId: 5,
  subjectName: 'Mathematics',
  subjectColourCode: '#3346d3',
  courseId: 2,
  courseName: 'Class 8',
  sectionName: '8-A',
  postedAt: '2026-11-14T10:00:00.000Z',
  dueAt: '2026-11-17T18:29:59.000Z',
  mostPoints: 20,
  points: 18.5,
  isTurnedIn: true,
  canSubmit: false,
  isOverdue: false,
  roundNumber: 2,
  roundState: 'graded',
  isReturned: false,
  serverNow: '2026-11-15T10:00:00.000Z',
};

test('a page of worksheets is asked for by student and page, and read with its count', async () => {
  const meta = {
    currentPage: 2,
    totalPages: 3,
    totalCount: 21,
    nextPage: 3,
    previousPage: 1,
    pageSize: 10,
  };
  const { transport, sent } = wireOf(wire.listWorksheets, { studentWorksheet: [card], meta });
  const page = await listWorksheets(transport, { studentId: 7, page: 2, perPage: 10 });
  expect(sent().query).toEqual({ StudentId: '7', CurrentPage: '2', Pagesize: '10' });
  expect(page).toEqual({ worksheets: [cleanCard], page: 2, pages: 3, total: 21 });
});

test('a worksheet is read with its files, receipt and earlier rounds', async () => {
  const worksheet: wire.WireWorksheet = {
    ...card,
    studentName: 'Ananya Rao',
    instructions: 'Do all sums.',
    attachmentList: [attachment],
    studentAttachmentList: [attachment],
    evaluationAttachmentList: [],
    privateMessage: 'Well done.',
    receipt: { code: 'AB12-CD34-EF56', turnedInAt: '2026-11-15T10:00:00.000Z' },
    askedAt: '2026-11-15T09:59:00.000Z',
    previousRounds: [
      {
        number: 1,
        turnedInAt: '2026-11-14T12:00:00.000Z',
        message: 'Again, please.',
        studentAttachmentList: [attachment],
        evaluationAttachmentList: [],
      },
    ],
    mostFiles: 20,
    mostFilesPerUpload: 5,
    mostFileBytes: 10_485_760,
  };
  const { transport, sent } = wireOf(wire.getWorksheet, { worksheet });
  expect(await getWorksheet(transport, { worksheetId: 4, studentId: 7 })).toEqual({
    ...cleanCard,
    studentName: 'Ananya Rao',
    instructions: 'Do all sums.',
    files: [file],
    ownFiles: [file],
    evaluatedFiles: [],
    privateMessage: 'Well done.',
    receipt: { code: 'AB12-CD34-EF56', turnedInAt: '2026-11-15T10:00:00.000Z' },
    askedAt: '2026-11-15T09:59:00.000Z',
    previousRounds: [
      {
        number: 1,
        turnedInAt: '2026-11-14T12:00:00.000Z',
        message: 'Again, please.',
        ownFiles: [file],
        evaluatedFiles: [],
      },
    ],
    mostFiles: 20,
    mostFilesPerUpload: 5,
    mostFileBytes: 10_485_760,
  });
  expect(sent().query).toEqual({ WorksheetId: '4', StudentId: '7' });
});

const upload: files.WireUpload = {
  id: 11,
  name: 'sums.pdf',
  content_type: 'application/pdf',
  size_bytes: 300_000,
  state: 'uploading',
  refusal: null,
  page_count: null,
  url: null,
  chunk_size: 262_144,
  chunk_count: 2,
  missing_chunks: [{ number: 1, size_bytes: 37_856, url: 'https://files.example.org/1' }],
};
const cleanUpload = {
  id: 11,
  name: 'sums.pdf',
  url: null,
  contentType: 'application/pdf',
  sizeBytes: 300_000,
  pageCount: null,
  state: 'uploading',
  refusal: null,
  chunkSize: 262_144,
  chunkCount: 2,
  missingChunks: [{ number: 1, sizeBytes: 37_856, url: 'https://files.example.org/1' }],
};

test('files are announced with their hash, asked for, finished and removed', async () => {
  const announced = {
    name: 'sums.pdf',
    contentType: 'application/pdf',
    sizeBytes: 300_000,
    sha256: 'a'.repeat(64),
  } as const;
  const announce = wireOf(files.draftFiles.announce, { files: [upload] });
  expect(await announceFiles(announce.transport, { worksheetId: 4, files: [announced] })).toEqual([
    cleanUpload,
  ]);
  expect(announce.sent().body).toEqual({
    files: [
      { name: 'sums.pdf', content_type: 'application/pdf', size_bytes: 300_000, sha256: 'a'.repeat(64) },
    ],
  });
  const which = { worksheetId: 4, fileId: 11 };
  const find = wireOf(files.draftFiles.find, { file: upload });
  expect(await getUpload(find.transport, which)).toEqual(cleanUpload);
  const finish = wireOf(files.draftFiles.finish, {
    file: { ...upload, state: 'refused', refusal: 'broken' },
  });
  expect(await finishUpload(finish.transport, which)).toMatchObject({ state: 'refused', refusal: 'broken' });
  const remove = wireOf(files.draftFiles.remove, { success: true });
  await removeFile(remove.transport, which);
  expect(remove.sent().path).toBe('/worksheet/student/worksheets/4/files/11');
});

test('turning in is answered with the receipt', async () => {
  const answer = {
    receipt: { code: 'AB12-CD34-EF56', turned_in_at: '2026-11-15T10:00:00.000Z' },
    server_now: '2026-11-15T10:00:00.000Z',
  };
  const { transport } = wireOf(files.turnIn, answer);
  expect(await turnInWorksheet(transport, { worksheetId: 4 })).toEqual({
    code: 'AB12-CD34-EF56',
    turnedInAt: '2026-11-15T10:00:00.000Z',
  });
});
