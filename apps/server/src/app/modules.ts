import { createAccountsModule } from '#modules/accounts/index.ts';
import { createAnnouncementsModule } from '#modules/announcements/index.ts';
import { createAssessmentModule } from '#modules/assessment/index.ts';
import { createCatalogueModule, createMedia } from '#modules/catalogue/index.ts';
import { createEnrolmentModule } from '#modules/enrolment/index.ts';
import { createInstitutesModule, peopleRoutes } from '#modules/institutes/index.ts';
import { createLearningModule } from '#modules/learning/index.ts';
import { createLiveClassesModule } from '#modules/live-classes/index.ts';
import { createNotificationsModule } from '#modules/notifications/index.ts';
import { createOnboardingModule } from '#modules/onboarding/index.ts';
import { createPrivacyModule } from '#modules/privacy/index.ts';
import { createProgressModule, rankOf } from '#modules/progress/index.ts';
import { createSchoolModule } from '#modules/school/index.ts';
import { createShopModule } from '#modules/shop/index.ts';
import { createTenancyModule } from '#modules/tenancy/index.ts';
import { createWorksheetsModule } from '#modules/worksheets/index.ts';
import type { AccessTokens } from '#platform/access-tokens.ts';
import type { Database } from '#platform/db/database.ts';
import type { StaffActor } from '#platform/http/actor.ts';
import type { Mailer } from '#platform/mail.ts';
import type { MediaNodes } from '#platform/media/media-nodes.ts';
import type { Passes } from '#platform/passes.ts';
import type { OpenGateway } from '#platform/payment/gateway.ts';
import type { RedisClient } from '#platform/redis.ts';
import type { Sealer } from '#platform/sealed.ts';
import type { SmsSender } from '#platform/sms.ts';
import type { Storage } from '#platform/storage.ts';
import type { VirusScan } from '#platform/virus-scan.ts';
import { collectParts } from './collect-parts.ts';
import { staffDayRoutes } from './http/staff-day.ts';
import { createSchoolListImport } from './import/import-school-list.ts';
import { createStudentNews } from './realtime/student-news.ts';

export interface ModuleDeps {
  db: Database;
  redis: RedisClient;
  sealer: Sealer;
  originOf(host: string): string;
  tokens: AccessTokens;
  passes: Passes;
  mailer: Mailer;
  sms: SmsSender;
  otpKey: string;
  mailFrom: string;
  sendsLetters: boolean;
  storage: Storage;
  scan: VirusScan | null;
  openGateway: OpenGateway;
  media: MediaNodes;
}

const isTenantAdmin = ({ roles }: StaffActor): boolean => roles.some(({ role }) => role === 'tenant_admin');

/** The house in order: each module is given only what stands to its left. */
export function createModules(deps: ModuleDeps) {
  const { db, redis, sealer, originOf, tokens, mailer, mailFrom, sms, otpKey, storage, scan } = deps;
  const news = createStudentNews(redis);
  const tenancy = createTenancyModule({ db });
  const flagsOf = async (tenantId: number, brandId: number) =>
    (await tenancy.brands.byId(tenantId, brandId))?.record.flags ?? null;
  const catalogue = createCatalogueModule();
  const media = createMedia({ db, storage, sealer });
  const institutes = createInstitutesModule();
  const enrolment = createEnrolmentModule({ db, storage, catalogue, institutes, flagsOf });
  const accounts = createAccountsModule({
    db,
    tokens,
    brands: tenancy.brands,
    mailer,
    mailFrom,
    storage,
    sms,
    otpKey,
    redis,
    sealer,
    originOf,
    isClassRoomLinked: enrolment.isClassRoomLinked,
    rolesOf: (tenantId, staffId) => institutes.listRoles(db, { tenantId, staffId }),
    instituteOf: async (studentId) =>
      (await institutes.findMembership(db, { studentId }))?.instituteId ?? null,
  });
  const school = createSchoolModule({ db, importList: createSchoolListImport(db) });
  // Storage, keys and gateways as they are; people and brands from the left.
  const shop = createShopModule({ ...deps, brands: tenancy.brands, flagsOf, accounts });
  const onboarding = createOnboardingModule({ db, storage, brands: tenancy.brands, catalogue, enrolment });
  const common = { db, storage, catalogue, enrolment };
  const assessment = createAssessmentModule({ ...common, flagsOf });
  const learning = createLearningModule({
    ...common,
    media,
    flagsOf,
    quizzesOf: assessment.findQuickQuizzes,
    exerciseCountsOf: assessment.countExercises,
  });
  const progress = createProgressModule({ ...common, institutes, school, assessment, learning });
  const worksheets = createWorksheetsModule({ ...common, scan });
  const liveClasses = createLiveClassesModule({ ...deps, catalogue, enrolment });
  const announcements = createAnnouncementsModule({ db, storage, scan, enrolment, flagsOf });
  const notifications = createNotificationsModule({
    ...deps,
    brands: tenancy.brands,
    catalogue,
    institutes,
    enrolment,
    rankOf,
    news,
  });

  const day = staffDayRoutes({
    db,
    classesOf: liveClasses.listToday,
    parts: [
      { kind: 'answers', list: assessment.listWaiting },
      { kind: 'worksheets', list: worksheets.listWaiting },
      { kind: 'comments', list: announcements.listWaiting },
      { kind: 'refunds', list: shop.listWaitingRefunds, isFor: isTenantAdmin },
    ],
  });
  const all = [
    { routes: tenancy.routes },
    accounts,
    { jobs: media.jobs },
    institutes,
    enrolment,
    school,
    shop,
    onboarding,
    assessment,
    learning,
    worksheets,
    liveClasses,
    announcements,
    progress,
    notifications,
    { routes: day },
    { routes: peopleRoutes({ db }) },
  ];
  const { studentTables } = collectParts(all);
  const privacy = createPrivacyModule({ db, storage, sealer, institutes, studentTables });
  const parts = collectParts([...all, privacy]);
  return { tenancy, accounts, news, meetings: liveClasses.meetings, ...parts };
}
export type Modules = ReturnType<typeof createModules>;
