import type { Locale } from '@shala/brand/brand.ts';
import type { BodyOf } from '@shala/wire/contract.ts';
import * as wire from '@shala/wire/worksheets-staff.ts';
import { notFound } from '#platform/app-error.ts';
import type { Queryable } from '#platform/db/database.ts';
import type { StaffActor } from '#platform/http/actor.ts';
import { type Route, read, write } from '#platform/http/route.ts';
import { pageOf } from '#platform/page.ts';
import type { WorksheetDeps } from '../deps.ts';
import { describeGiven } from '../describe-given.ts';
import type { GivenWorksheet } from '../given-worksheet.ts';
import { gradeSubmission } from '../grade-submission.ts';
import { listGiven } from '../list-given.ts';
import { getSubmission, listSubmissions } from '../list-submissions.ts';
import { publishWorksheet } from '../publish-worksheet.ts';
import { requireGiven } from '../require-reach.ts';
import { returnSubmission } from '../return-submission.ts';
import { changeWorksheet, createWorksheet, type WorksheetInput } from '../save-worksheet.ts';
import { scheduleWorksheet } from '../schedule-worksheet.ts';
import { presentFull, presentGiven, presentMeta, presentSubmission } from './present-given.ts';

const staff = { policy: 'staff' } as const;

export const staffRoutes = (deps: WorksheetDeps): Route[] => [
  ...worksheetRoutes(deps),
  ...submissionRoutes(deps),
];

/** What tutors do with worksheets. */
function worksheetRoutes(deps: WorksheetDeps): Route[] {
  const { db } = deps;
  const present = async (on: Queryable, { actor, locale }: Asking, given: GivenWorksheet) => {
    const [described] = await describeGiven(on, actor, [given]);
    if (!described) throw notFound();
    return { worksheet: presentGiven(deps.storage, described, locale) };
  };
  return [
    write(wire.createWorksheet, staff, async (request, tx) => {
      const input = readInput(request.body.worksheet);
      return present(tx, request, await createWorksheet(tx, deps, { staff: request.actor, input }));
    }),
    read(wire.listStaffWorksheets, staff, async ({ actor, query, locale }) => {
      const page = pageOf({ number: query.page, size: query.items_per_page });
      const { worksheets, meta } = await listGiven(db, { staff: actor, page });
      const described = await describeGiven(db, actor, worksheets);
      return {
        worksheets: described.map((one) => presentGiven(deps.storage, one, locale)),
        meta: presentMeta(meta),
      };
    }),
    read(wire.getStaffWorksheet, staff, async (request) => {
      const { worksheetId } = request.params;
      return present(db, request, await requireGiven(db, { staff: request.actor, worksheetId }));
    }),
    write(wire.updateWorksheet, staff, async (request, tx) => {
      const input = readInput(request.body.worksheet);
      const which = { staff: request.actor, worksheetId: request.params.worksheetId, input };
      return present(tx, request, await changeWorksheet(tx, deps, which));
    }),
    write(wire.publishWorksheet, staff, async (request, tx) => {
      const { worksheetId } = request.params;
      return present(tx, request, await publishWorksheet(tx, { staff: request.actor, worksheetId }));
    }),
    write(wire.scheduleWorksheet, staff, async (request, tx) => {
      const { worksheetId } = request.params;
      const { publish_at: moment } = request.body.schedule;
      const publishAt = moment === null ? null : new Date(moment);
      return present(
        tx,
        request,
        await scheduleWorksheet(tx, { staff: request.actor, worksheetId, publishAt }),
      );
    }),
  ];
}

interface Asking {
  actor: StaffActor;
  locale: Locale;
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
