import type { ResponseOf } from '@shala/wire/contract.ts';
import type {
  askForDeletion as deletionContract,
  askForExport as exportContract,
  getPrivacy as getContract,
  WireDataExport,
  WireDeletion,
} from '@shala/wire/privacy.ts';
import type { Transport } from './transport.ts';

export interface DataExport {
  readonly id: number;
  readonly state: 'waiting' | 'ready' | 'gone';
  readonly createdAt: string;
  readonly expiresAt: string | null;
  readonly sizeBytes: number | null;
  readonly downloadUrl: string | null;
}

export interface Deletion {
  readonly state: 'waiting' | 'cancelled' | 'done';
  /** YYYY-MM-DD */
  readonly eraseOn: string;
  readonly dueOn: string;
}

export interface Privacy {
  readonly exports: readonly DataExport[];
  readonly deletion: Deletion | null;
  readonly kept: readonly string[];
  readonly asks: 'self' | 'parent' | 'school';
}

const toExport = (one: WireDataExport): DataExport => ({
  id: one.id,
  state: one.state,
  createdAt: one.created_at,
  expiresAt: one.expires_at,
  sizeBytes: one.size_bytes,
  downloadUrl: one.download_url,
});

const toDeletion = (deletion: WireDeletion): Deletion => ({
  state: deletion.state,
  eraseOn: deletion.erase_on,
  dueOn: deletion.due_on,
});

const pathOf = (studentId: number) => `/user_management/privacy/students/${studentId}`;

export async function getPrivacy(
  transport: Transport,
  { studentId, signal }: { studentId: number; signal?: AbortSignal },
): Promise<Privacy> {
  const answer = await transport.send<ResponseOf<typeof getContract>>({
    family: 'main',
    method: 'GET',
    path: pathOf(studentId),
    signal,
  });
  return {
    exports: answer.exports.map(toExport),
    deletion: answer.deletion && toDeletion(answer.deletion),
    kept: answer.kept.map(({ what }) => what),
    asks: answer.asks,
  };
}

export async function askForExport(transport: Transport, studentId: number): Promise<void> {
  const path = `${pathOf(studentId)}/exports`;
  await transport.send<ResponseOf<typeof exportContract>>({ family: 'main', method: 'POST', path });
}

export async function askForDeletion(transport: Transport, studentId: number): Promise<Deletion> {
  const path = `${pathOf(studentId)}/deletion`;
  const answer = await transport.send<ResponseOf<typeof deletionContract>>({
    family: 'main',
    method: 'POST',
    path,
  });
  return toDeletion(answer.deletion);
}

export async function cancelDeletion(transport: Transport, studentId: number): Promise<void> {
  await transport.send({ family: 'main', method: 'DELETE', path: `${pathOf(studentId)}/deletion` });
}
