import {
  askForDeletion as askForDeletionContract,
  askForExport as askForExportContract,
  cancelDeletion as cancelContract,
  getPrivacy as getContract,
  type WireDataExport,
  type WireDeletion,
} from '@shala/wire/privacy.ts';
import { type Route, read, write } from '#platform/http/route.ts';
import { askForDeletion, askForExport, cancelDeletion } from '../ask.ts';
import type { PrivacyDeps } from '../deps.ts';
import { type Deletion, type ExportView, getPrivacy } from '../get-privacy.ts';

const toText = (date: Date | null) => date?.toISOString() ?? null;

const presentExport = (one: ExportView): WireDataExport => ({
  id: one.id,
  state: one.state,
  created_at: one.createdAt.toISOString(),
  ready_at: toText(one.readyAt),
  expires_at: toText(one.expiresAt),
  size_bytes: one.sizeBytes,
  download_url: one.url,
});

const presentDeletion = (deletion: Deletion): WireDeletion => ({
  id: deletion.id,
  state: deletion.state,
  asked_at: deletion.askedAt.toISOString(),
  erase_on: deletion.eraseOn,
  due_on: deletion.dueOn,
});

export function privacyRoutes(deps: PrivacyDeps): Route[] {
  const policy = { policy: 'signed-in' } as const;
  return [
    read(getContract, policy, async ({ actor, params }) => {
      const { exports, deletion, kept, asks } = await getPrivacy(deps.db, deps, actor, params.studentId);
      return {
        exports: exports.map(presentExport),
        deletion: deletion && presentDeletion(deletion),
        kept,
        asks,
      };
    }),
    write(askForExportContract, policy, async ({ actor, params }, tx) => ({
      export: presentExport(await askForExport(tx, deps, { actor, studentId: params.studentId })),
    })),
    write(askForDeletionContract, policy, async ({ actor, params }, tx) => ({
      deletion: presentDeletion(await askForDeletion(tx, deps, { actor, studentId: params.studentId })),
    })),
    write(cancelContract, policy, async ({ actor, params }, tx) => {
      await cancelDeletion(tx, deps, { actor, studentId: params.studentId });
      return { success: true };
    }),
  ];
}
