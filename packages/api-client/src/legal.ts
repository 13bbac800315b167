import type { ResponseOf } from '@shala/wire/contract.ts';
import type {
  getLegalDocument as getContract,
  getLegalState as stateContract,
  WireLegalText,
} from '@shala/wire/legal.ts';
import type { Transport } from './transport.ts';

export type LegalKind = 'terms' | 'privacy';

export interface LegalText {
  readonly version: string;
  /** YYYY-MM-DD */
  readonly effectiveOn: string;
  readonly text: string;
}

const toText = (wire: WireLegalText | null): LegalText | null =>
  wire && { version: wire.version, effectiveOn: wire.effective_on, text: wire.text };

export async function getLegalDocument(
  transport: Transport,
  { kind, signal }: { kind: LegalKind; signal?: AbortSignal },
): Promise<{ inForce: LegalText | null; coming: LegalText | null }> {
  const answer = await transport.send<ResponseOf<typeof getContract>>({
    family: 'main',
    method: 'GET',
    path: `/legal/${kind}`,
    signal,
  });
  return { inForce: toText(answer.document), coming: toText(answer.coming) };
}

/** The wordings in force that nobody has agreed to for whoever learns in this session. */
export async function listMissingConsents(transport: Transport, signal?: AbortSignal): Promise<LegalKind[]> {
  const { missing } = await transport.send<ResponseOf<typeof stateContract>>({
    family: 'main',
    method: 'GET',
    path: '/user_management/student/auth/legal',
    signal,
  });
  return missing.map(({ document }) => document);
}

/** A parent agrees to all that is in force; the server wants a code that is not older than ten minutes. */
export async function agree(transport: Transport, studentId: number): Promise<void> {
  await transport.send({
    family: 'main',
    method: 'POST',
    path: `/user_management/parent/students/${studentId}/consents`,
  });
}
