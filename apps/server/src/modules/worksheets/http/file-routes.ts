import type { BodyOf } from '@shala/wire/contract.ts';
import { draftFiles, evaluatedFiles, givenFiles } from '@shala/wire/worksheet-files.ts';
import { notFound } from '#platform/app-error.ts';
import type { Tx } from '#platform/db/database.ts';
import type { StaffActor, StudentActor } from '#platform/http/actor.ts';
import { act, type Limit, type Route, write } from '#platform/http/route.ts';
import { type Announced, announceFiles } from '../announce-files.ts';
import type { WorksheetDeps } from '../deps.ts';

import { findUpload, requireFile } from '../find-upload.ts';
import { finishUpload } from '../finish-upload.ts';
import { findDraft, openDraft } from '../open-draft.ts';
import type { FilePlace } from '../placed-file.ts';
import { removeFile } from '../remove-file.ts';
import { evaluatedPlace, requireGiven, requireHandedIn, requireOwn } from '../require-reach.ts';
import { presentUpload } from './present-file.ts';

/** All three have the same calls; those of a submission also name the student. */
type Calls = typeof draftFiles;

interface From {
  actor: StudentActor | StaffActor;
  params: { worksheetId: number; studentId?: number };
}

/** Where the files of a call belong: to look at, and to change. */
interface Home {
  find(tx: Tx, from: From): Promise<FilePlace>;
  open(tx: Tx, from: From): Promise<FilePlace>;
}

/** Five photos are announced and finished in a minute; more than this is no person. */
const announces: Limit = {
  name: 'worksheet-announce',
  points: 120,
  seconds: 600,
  key: ({ actor }) => actor?.sessionId ?? null,
};
/** However many devices somebody signs in on: what a day may bring into the file store is bounded. */
const daily: Limit = {
  name: 'worksheet-announce-day',
  points: 400,
  seconds: 86_400,
  key: ({ actor }) => actor && ('staffId' in actor ? `staff:${actor.staffId}` : `student:${actor.studentId}`),
};

export function fileRoutes(deps: WorksheetDeps): Route[] {
  const given =
    (require: typeof requireOwn) =>
    async (tx: Tx, { actor, params }: From): Promise<FilePlace> => {
      const { id, tenantId } = await require(tx, {
        staff: staffOf(actor),
        worksheetId: params.worksheetId,
      });
      return { kind: 'worksheet', tenantId, worksheetId: id };
    };
  const evaluated = async (tx: Tx, { actor, params }: From): Promise<FilePlace> => {
    const { worksheetId, studentId = 0 } = params;
    return evaluatedPlace(await requireHandedIn(tx, deps, { staff: staffOf(actor), worksheetId, studentId }));
  };
  return [
    ...routesOf(deps, draftFiles, 'student', {
      find: (tx, { actor, params }) =>
        findDraft(tx, deps, { learner: learnerOf(actor), worksheetId: params.worksheetId }),
      open: (tx, { actor, params }) =>
        openDraft(tx, deps, { learner: learnerOf(actor), worksheetId: params.worksheetId }),
    }),
    ...routesOf(deps, givenFiles, 'staff', { find: given(requireGiven), open: given(requireOwn) }),
    ...routesOf(deps, evaluatedFiles as Calls, 'staff', { find: evaluated, open: evaluated }),
  ];
}

function routesOf(deps: WorksheetDeps, calls: Calls, policy: 'student' | 'staff', home: Home): Route[] {
  const { db, storage } = deps;
  const inTx = <Result>(work: (tx: Tx) => Promise<Result>) => db.transaction().execute(work);
  return [
    act(calls.announce, { policy, limits: [announces, daily] }, async (request) => {
      const announced = request.body.files.map(readAnnounced);
      const files = await inTx(async (tx) => announceFiles(tx, await home.open(tx, request), announced));
      const uploads = await Promise.all(files.map((file) => findUpload(deps, file)));
      return { files: uploads.map((upload) => presentUpload(storage, upload)) };
    }),
    act(calls.find, { policy }, async (request) => {
      const { fileId } = request.params;
      const file = await inTx(async (tx) => requireFile(tx, await home.find(tx, request), fileId));
      return { file: presentUpload(storage, await findUpload(deps, file)) };
    }),
    act(calls.finish, { policy, limits: [announces] }, async (request) => {
      const upload = await finishUpload(deps, (tx) => home.open(tx, request), request.params.fileId);
      return { file: presentUpload(storage, upload) };
    }),
    write(calls.remove, { policy, limits: [announces] }, async (request, tx) => {
      await removeFile(tx, await home.open(tx, request), request.params.fileId);
      return { success: true };
    }),
  ];
}

type WireAnnounced = BodyOf<Calls['announce']>['files'][number];

const readAnnounced = (file: WireAnnounced): Announced => ({
  name: file.name,
  contentType: file.content_type,
  sizeBytes: file.size_bytes,
  sourceHash: Buffer.from(file.sha256, 'hex'),
});

/** The policy has seen to it; the compiler has not. */
function staffOf(actor: From['actor']): StaffActor {
  if (actor.kind !== 'staff') throw notFound();
  return actor;
}

function learnerOf(actor: From['actor']): StudentActor {
  if (actor.kind === 'staff') throw notFound();
  return actor;
}
