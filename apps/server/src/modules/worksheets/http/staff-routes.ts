import type { BodyOf } from '@shala/wire/contract.ts';
import * as wire from '@shala/wire/worksheets-staff.ts';
import type { Queryable } from '#platform/db/database.ts';
import { type Route, read, write } from '#platform/http/route.ts';
import { pageOf } from '#platform/page.ts';
import type { WorksheetDeps } from '../deps.ts';
import { findFilesOfGiven, findGivenFiles, type GivenWorksheet } from '../given-worksheet.ts';
import { gradeSubmission } from '../grade-submission.ts';
import { listGiven } from '../list-given.ts';
import { getSubmission, listSubmissions } from '../list-submissions.ts';
import { publishWorksheet } from '../publish-worksheet.ts';
import { requireGiven } from '../require-reach.ts';
import { returnSubmission } from '../return-submission.ts';
import { changeWorksheet, createWorksheet, type WorksheetInput } from '../save-worksheet.ts';
import { presentFull, presentGiven, presentMeta, presentSubmission } from './present-given.ts';

const staff = { policy: 'staff' } as const;

export const staffRoutes = (deps: WorksheetDeps): Route[] => [
  ...worksheetRoutes(deps),
  ...submissionRoutes(deps),
];

/** What tutors do with worksheets. Their screens come with the console. */
function worksheetRoutes(deps: WorksheetDeps): Route[] {
  const { db } = deps;
  const present = async (given: GivenWorksheet, on: Queryable = db) =>
    presentGiven(deps.storage, given, await findGivenFiles(on, given));
  return [
    write(wire.createWorksheet, staff, async ({ actor, body }, tx) => {
      const input = readInput(body.worksheet);
      return { worksheet: await present(await createWorksheet(tx, deps, { staff: actor, input }), tx) };
    }),
    read(wire.listStaffWorksheets, staff, async ({ actor, query }) => {
      const page = pageOf({ number: query.page, size: query.items_per_page });
      const { worksheets, meta } = await listGiven(db, { staff: actor, page });
      const files = await findFilesOfGiven(db, actor.tenantId, worksheets);
      return {
        worksheets: worksheets.map((one) => presentGiven(deps.storage, one, files.get(one.id) ?? [])),
        meta: presentMeta(meta),
      };
    }),
    read(wire.getStaffWorksheet, staff, async ({ actor, params }) => ({
      worksheet: await present(await requireGiven(db, { staff: actor, worksheetId: params.worksheetId })),
    })),
    write(wire.updateWorksheet, staff, async ({ actor, params, body }, tx) => {
      const input = readInput(body.worksheet);
      const which = { staff: actor, worksheetId: params.worksheetId, input };
      return { worksheet: await present(await changeWorksheet(tx, deps, which), tx) };
    }),
    write(wire.publishWorksheet, staff, async ({ actor, params }, tx) => {
      const { worksheetId } = params;
      return { worksheet: await present(await publishWorksheet(tx, { staff: actor, worksheetId }), tx) };
    }),
  ];
}

function submissionRoutes(deps: WorksheetDeps): Route[] {
  const { db, storage } = deps;
  return [
    read(wire.listSubmissions, staff, async ({ actor, params, query }) => {
      const page = pageOf({ number: query.page, size: query.items_per_page });
      const which = { staff: actor, worksheetId: params.worksheetId, page };
      const { submissions, meta } = await listSubmissions(db, deps, which);
      return { submissions: submissions.map(presentSubmission), meta: presentMeta(meta) };
    }),
    read(wire.getSubmission, staff, async ({ actor, params }) => {
      const found = await getSubmission(db, deps, {
        staff: actor,
        worksheetId: params.worksheetId,
        studentId: params.studentId,
      });
      return { submission: presentFull(storage, found) };
    }),
    write(wire.gradeSubmission, staff, async ({ actor, params, body }, tx) => {
      const which = { staff: actor, worksheetId: params.worksheetId, studentId: params.studentId };
      const { points, private_message: message } = body.grade;
      await gradeSubmission(tx, deps, which, { points, message });
      return { submission: presentFull(storage, await getSubmission(tx, deps, which)) };
    }),
    write(wire.returnSubmission, staff, async ({ actor, params, body }, tx) => {
      const which = { staff: actor, worksheetId: params.worksheetId, studentId: params.studentId };
      const { private_message: message, due } = body.return;
      await returnSubmission(tx, deps, which, { message, due });
      return { submission: presentFull(storage, await getSubmission(tx, deps, which)) };
    }),
  ];
}

type WireInput = BodyOf<typeof wire.createWorksheet>['worksheet'];

const readInput = (input: WireInput): WorksheetInput => ({
  courseId: input.course_id,
  subjectId: input.subject_id,
  sectionIds: [...new Set(input.section_ids)],
  name: input.name,
  instructions: input.instructions,
  points: input.points,
  due: input.due,
});
