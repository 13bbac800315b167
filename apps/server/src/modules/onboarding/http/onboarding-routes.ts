import {
  listBoards as boardsContract,
  listExams,
  registerTrialByGet,
  registerTrial as trialContract,
  listUsages as usagesContract,
} from '@shala/wire/onboarding.ts';
import type { CatalogueModule } from '#modules/catalogue/index.ts';
import type { EnrolmentModule } from '#modules/enrolment/index.ts';
import type { BrandRegistry } from '#modules/tenancy/index.ts';
import { AppError } from '#platform/app-error.ts';
import type { Database, Tx } from '#platform/db/database.ts';
import type { StudentActor } from '#platform/http/actor.ts';
import { type Place, type Route, read, write } from '#platform/http/route.ts';
import type { Storage } from '#platform/storage.ts';
import { listBoards } from '../list-boards.ts';
import { listUsages } from '../list-usages.ts';
import { registerTrial } from '../register-trial.ts';
import { presentBoard, presentExam } from './present-offer.ts';
import { usageName } from './usage-name.ts';

export interface OnboardingDeps {
  db: Database;
  storage: Pick<Storage, 'signedUrl'>;
  brands: Pick<BrandRegistry, 'byId'>;
  catalogue: Pick<CatalogueModule, 'listOffers'>;
  enrolment: Pick<EnrolmentModule, 'listCourses' | 'addTrialCourse'>;
}

export function onboardingRoutes(deps: OnboardingDeps): Route[] {
  const flagsOf = async ({ tenantId, brandId }: Place) => {
    const brand = await deps.brands.byId(tenantId, brandId);
    if (!brand) throw new AppError('unavailable');
    return brand.record.flags;
  };

  const startTrial = async (
    { actor, query, place }: { actor: StudentActor; query: { parentid: number }; place: Place },
    tx: Tx,
  ) => {
    const { trialDays } = await flagsOf(place);
    const courses = await registerTrial(tx, deps, { actor, parentId: query.parentid, trialDays });
    return {
      isSuccess: true,
      courses: courses.map(({ course, isTrial, endDay }) => ({
        id: course.id,
        istrial: isTrial,
        enddate: endDay,
      })),
    };
  };

  return [
    read(boardsContract, { policy: 'signed-in' }, async ({ place: { tenantId }, locale }) => {
      const boards = await listBoards(deps.db, deps, { tenantId, locale });
      return { boards: await Promise.all(boards.map((board) => presentBoard(deps.storage, board))) };
    }),
    read(listExams, { policy: 'signed-in' }, async ({ place: { tenantId }, locale }) => {
      const exams = await deps.catalogue.listOffers(deps.db, { tenantId, kind: 'exam', locale });
      return { exams: await Promise.all(exams.map((exam) => presentExam(deps.storage, exam))) };
    }),
    read(usagesContract, { policy: 'signed-in' }, async ({ place, locale }) => {
      const { enabledUsages } = await flagsOf(place);
      return {
        usages: listUsages(enabledUsages).map(({ id, usage, isEnabled }) => ({
          id,
          name: usageName(usage, locale),
          is_enabled: isEnabled,
        })),
      };
    }),
    write(trialContract, { policy: 'student' }, startTrial),
    write(registerTrialByGet, { policy: 'student' }, startTrial),
  ];
}
