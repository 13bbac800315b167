import type { WorksheetFile } from '@shala/api-client/worksheets.ts';
import { expect, test } from 'vitest';
import type { Sending } from '../upload/sending-list.ts';
import { whyNotYet, workRows } from './work-rows.ts';

const file = (id: number, state: WorksheetFile['state']): WorksheetFile => ({
  id,
  name: `${id}.pdf`,
  url: null,
  contentType: 'application/pdf',
  sizeBytes: 10,
  pageCount: 1,
  state,
  refusal: state === 'refused' ? 'broken' : null,
});
const sending = (id: string, fileId: number | null, state: Sending['state'] = 'sending'): Sending => ({
  id,
  fileId,
  name: `${id}.pdf`,
  sizeBytes: 10,
  state,
  percent: 40,
  failure: null,
});
const states = (files: WorksheetFile[], sendings: Sending[]) =>
  workRows(files, sendings).map(({ key, state }) => [key, state]);
const open = { canSubmit: true, isTurnedIn: false };

test('a file on its way is one row, in the words of this device; once judged, the server speaks', () => {
  expect(states([file(1, 'uploading')], [sending('a', 1)])).toEqual([['file-1', 'sending']]);
  expect(states([file(1, 'ready')], [sending('a', 1, 'checking')])).toEqual([['file-1', 'ready']]);
  expect(states([file(1, 'refused')], [sending('a', 1, 'checking')])).toEqual([['file-1', 'refused']]);
  expect(states([file(1, 'refused')], [sending('a', 1, 'failed')])).toEqual([['file-1', 'failed']]);
  expect(states([], [sending('a', null, 'waiting')])).toEqual([['a', 'waiting']]);
});

test('what another device began is told apart', () => {
  expect(states([file(1, 'uploading')], [])).toEqual([['file-1', 'unfinished']]);
});

test('[VA-26] turned in or past due by the word of the server, nothing can be turned in', () => {
  const rows = workRows([file(1, 'ready')], []);
  expect(whyNotYet(open, rows, 0)).toBeNull();
  expect(whyNotYet({ canSubmit: false, isTurnedIn: true }, rows, 0)).toBe('worksheets.alreadyIn');
  expect(whyNotYet({ canSubmit: false, isTurnedIn: false }, rows, 0)).toBe('worksheets.tooLate');
});

test('everything must be ready first, and nothing be forgotten', () => {
  const ready = file(1, 'ready');
  expect(whyNotYet(open, workRows([], []), 0)).toBe('worksheets.addFirst');
  expect(whyNotYet(open, workRows([ready], []), 3)).toBe('worksheets.pagesFirst');
  expect(whyNotYet(open, workRows([ready, file(2, 'checking')], []), 0)).toBe(null);
  expect(whyNotYet(open, workRows([ready], [sending('a', null)]), 0)).toBe('worksheets.whenReady');
  expect(whyNotYet(open, workRows([ready, file(2, 'refused')], []), 0)).toBe('worksheets.removeFirst');
});
