import type { ResponseOf } from '@shala/wire/contract.ts';
import type * as wire from '@shala/wire/worksheets-staff.ts';
import type { Transport } from './transport.ts';
import { toUpload, type Upload } from './worksheet-files.ts';

export interface SubmissionCard {
  readonly studentId: number;
  readonly studentName: string;
  /** none: no file yet. */
  readonly state: 'none' | 'draft' | 'turned_in' | 'returned' | 'graded';
  readonly roundNumber: number;
  readonly turnedInAt: string | null;
  readonly points: number | null;
}

export interface SubmissionRound {
  readonly number: number;
  readonly state: 'draft' | 'turned_in' | 'returned' | 'graded';
  readonly turnedInAt: string | null;
  /** The tutor's words of a return. */
  readonly message: string | null;
  readonly studentFiles: readonly Upload[];
  readonly evaluatedFiles: readonly Upload[];
}

export interface Submission extends SubmissionCard {
  readonly privateMessage: string | null;
  /** The newest first. */
  readonly rounds: readonly SubmissionRound[];
}

export interface WhichSubmission {
  readonly worksheetId: number;
  readonly studentId: number;
}

const base = (worksheetId: number) => `/worksheet/staff/worksheets/${worksheetId}/submissions`;

export async function listSubmissions(
  transport: Transport,
  { worksheetId, page, signal }: { worksheetId: number; page: number; signal?: AbortSignal },
): Promise<{ submissions: readonly SubmissionCard[]; next: number | null; total: number }> {
  const { submissions, meta } = await transport.send<ResponseOf<typeof wire.listSubmissions>>({
    family: 'main',
    method: 'GET',
    path: base(worksheetId),
    query: { page: String(page), items_per_page: '50' },
    signal,
  });
  return { submissions: submissions.map(toCard), next: meta.next_page, total: meta.total_count };
}

type One = ResponseOf<typeof wire.getSubmission>;

export async function getSubmission(
  transport: Transport,
  { worksheetId, studentId, signal }: WhichSubmission & { signal?: AbortSignal },
): Promise<Submission> {
  const { submission } = await transport.send<One>({
    family: 'main',
    method: 'GET',
    path: `${base(worksheetId)}/${studentId}`,
    signal,
  });
  return toSubmission(submission);
}

export async function gradeSubmission(
  transport: Transport,
  { worksheetId, studentId, points, message }: WhichSubmission & { points: number; message: string | null },
): Promise<Submission> {
  const { submission } = await transport.send<One>({
    family: 'main',
    method: 'PUT',
    path: `${base(worksheetId)}/${studentId}/grade`,
    body: { grade: { points, private_message: message } },
  });
  return toSubmission(submission);
}

/** Gives it back for correction: a new round begins. */
export async function returnSubmission(
  transport: Transport,
  { worksheetId, studentId, message }: WhichSubmission & { message: string },
): Promise<Submission> {
  const { submission } = await transport.send<One>({
    family: 'main',
    method: 'POST',
    path: `${base(worksheetId)}/${studentId}/return`,
    body: { return: { private_message: message } },
  });
  return toSubmission(submission);
}

const toCard = (one: wire.WireSubmission): SubmissionCard => ({
  studentId: one.student_id,
  studentName: one.student_name,
  state: one.state,
  roundNumber: one.round_number,
  turnedInAt: one.turned_in_at,
  points: one.points,
});

const toSubmission = (one: wire.WireFullSubmission): Submission => ({
  ...toCard(one),
  privateMessage: one.private_message,
  rounds: one.rounds.map((round) => ({
    number: round.number,
    state: round.state,
    turnedInAt: round.turned_in_at,
    message: round.message,
    studentFiles: round.student_files.map(toUpload),
    evaluatedFiles: round.evaluated_files.map(toUpload),
  })),
});
