import type { Worksheet, WorksheetFile } from '@shala/api-client/worksheets.ts';
import type { TextId } from '#shared/texts/texts.ts';
import type { Sending } from '../upload/sending-list.ts';

/** A file of the student, whether the server has it or it is still on its way. */
export interface WorkRow {
  readonly key: string;
  readonly name: string;
  readonly sizeBytes: number;
  /** unfinished: begun on another device, or this one has forgotten it. */
  readonly state: Sending['state'] | 'ready' | 'refused' | 'unfinished';
  readonly percent: number;
  /** What the server has of it. */
  readonly file: WorksheetFile | null;
  /** What this device has of it. */
  readonly sending: Sending | null;
}

const ofServer = (file: WorksheetFile): WorkRow => ({
  key: `file-${file.id}`,
  name: file.name,
  sizeBytes: file.sizeBytes,
  state: file.state === 'uploading' ? 'unfinished' : file.state,
  percent: 100,
  file,
  sending: null,
});

const ofDevice = (sending: Sending, file: WorksheetFile | null): WorkRow => ({
  key: file ? `file-${file.id}` : sending.id,
  name: sending.name,
  sizeBytes: sending.sizeBytes,
  state: sending.state,
  percent: sending.percent,
  file,
  sending,
});

/** One row for each file: where it is still on its way, this device knows best; once judged, the server does. */
export function workRows(files: readonly WorksheetFile[], sendings: readonly Sending[]): WorkRow[] {
  const sendingOf = (file: WorksheetFile) => sendings.find(({ fileId }) => fileId === file.id);
  const known = files.map((file) => {
    const sending = sendingOf(file);
    // What failed here can be sent again from here.
    const isJudged = file.state === 'ready' || (file.state === 'refused' && sending?.state !== 'failed');
    return sending && !isJudged ? ofDevice(sending, file) : ofServer(file);
  });
  const ids = new Set(files.map(({ id }) => id));
  const fresh = sendings.filter(({ fileId }) => fileId === null || !ids.has(fileId));
  return [...known, ...fresh.map((sending) => ofDevice(sending, null))];
}

/** Why it cannot be turned in yet; null: it can. */
export function whyNotYet(
  { canSubmit, isTurnedIn }: Pick<Worksheet, 'canSubmit' | 'isTurnedIn'>,
  rows: readonly WorkRow[],
  pageCount: number,
): TextId | null {
  if (isTurnedIn) return 'worksheets.alreadyIn';
  if (!canSubmit) return 'worksheets.tooLate';
  if (pageCount > 0) return 'worksheets.pagesFirst';
  if (rows.some(({ state }) => state === 'refused' || state === 'failed' || state === 'unfinished')) {
    return 'worksheets.removeFirst';
  }
  // What the server has and looks at is taken as of now: nobody is late because of our check.
  if (rows.some(({ state }) => state !== 'ready' && state !== 'checking')) return 'worksheets.whenReady';
  return rows.length === 0 ? 'worksheets.addFirst' : null;
}
