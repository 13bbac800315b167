import { turnIn as turnInContract } from '@shala/wire/worksheet-files.ts';
import {
  getWorksheet as getContract,
  listWorksheets as listContract,
  submitWorksheet as submitContract,
} from '@shala/wire/worksheets.ts';
import { AppError, notFound } from '#platform/app-error.ts';
import { mostFileBytes } from '#platform/file-check.ts';
import type { StudentActor } from '#platform/http/actor.ts';
import { act, type Limit, type Route, read } from '#platform/http/route.ts';
import { pageOf } from '#platform/page.ts';
import type { Reader, WorksheetDeps } from '../deps.ts';
import { mostFilesPerUpload } from '../domain/limits.ts';
import { getWorksheet } from '../get-worksheet.ts';
import { listWorksheets } from '../list-worksheets.ts';
import { submitFiles } from '../submit-files.ts';
import { turnIn } from '../turn-in.ts';
import { presentCard, presentNetMeta, presentWorksheet } from './present-worksheet.ts';

const student = { policy: 'student' } as const;
/** Looking into files is slow work: nobody needs more than this. */
const submits: Limit = {
  name: 'worksheet-submit',
  points: 20,
  seconds: 600,
  key: ({ actor }) => actor?.sessionId ?? null,
};

interface From {
  actor: StudentActor;
  locale: 'en' | 'hi';
}

/** Another student's number answers like one that does not exist. */
function readerOf({ actor, locale }: From, studentId: number = actor.studentId): Reader {
  if (studentId !== actor.studentId) throw notFound();
  return { tenantId: actor.tenantId, studentId, locale };
}

export function studentRoutes(deps: WorksheetDeps): Route[] {
  const { db, storage } = deps;
  const present = async (reader: Reader, worksheetId: number) => ({
    worksheet: presentWorksheet(storage, await getWorksheet(deps, { reader, worksheetId }), reader.studentId),
  });
  return [
    read(listContract, student, async (request) => {
      const { StudentId, CurrentPage, Pagesize } = request.query;
      const reader = readerOf(request, StudentId);
      const page = pageOf({ number: CurrentPage, size: Pagesize });
      const { worksheets, meta } = await listWorksheets(deps, { reader, page });
      return {
        studentWorksheet: worksheets.map((card) => presentCard(card, reader.studentId)),
        meta: presentNetMeta(meta),
      };
    }),
    read(getContract, student, async (request) => {
      const { WorksheetId, StudentId } = request.query;
      return present(readerOf(request, StudentId), WorksheetId);
    }),
    act(
      submitContract,
      {
        policy: 'student',
        limits: [submits],
        takesFiles: { files: mostFilesPerUpload, fileBytes: mostFileBytes },
      },
      async (request) => {
        const { WorksheetId, StudentId, TurnInStatus, AttachmentList = [] } = request.body;
        const reader = readerOf(request, StudentId);
        const files = AttachmentList.map((file) => ({
          name: file.original_filename,
          contentType: file.content_type,
          content: Buffer.from(file.tempfile, 'base64'),
        }));
        await submitFiles(deps, { learner: reader, worksheetId: WorksheetId, isFinal: TurnInStatus, files });
        return present(reader, WorksheetId);
      },
    ),
    act(turnInContract, student, async (request) => {
      const which = { learner: readerOf(request), worksheetId: request.params.worksheetId };
      const receipt = await db.transaction().execute((tx) => turnIn(tx, deps, which));
      // Kept, other than what a refusal undoes: it is handed in when the check is done.
      if (!receipt) throw new AppError('handed_in_when_checked');
      return {
        receipt: { code: receipt.code, turned_in_at: receipt.turnedInAt.toISOString() },
        server_now: receipt.now.toISOString(),
      };
    }),
  ];
}
