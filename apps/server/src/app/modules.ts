import { createAccountsModule } from '#modules/accounts/index.ts';
import { createCatalogueModule } from '#modules/catalogue/index.ts';
import { createEnrolmentModule } from '#modules/enrolment/index.ts';
import { createInstitutesModule } from '#modules/institutes/index.ts';
import { createLearningModule } from '#modules/learning/index.ts';
import { createOnboardingModule } from '#modules/onboarding/index.ts';
import { createTenancyModule } from '#modules/tenancy/index.ts';
import type { AccessTokens } from '#platform/access-tokens.ts';
import type { Database } from '#platform/db/database.ts';
import type { EventListener, JobHandler } from '#platform/events.ts';
import type { Route } from '#platform/http/route.ts';
import type { Mailer } from '#platform/mail.ts';
import type { SmsSender } from '#platform/sms.ts';
import type { Storage } from '#platform/storage.ts';
import type { StudentTable } from '#platform/student-data.ts';

export interface ModuleDeps {
  db: Database;
  tokens: AccessTokens;
  mailer: Mailer;
  sms: SmsSender;
  otpKey: string;
  mailFrom: string;
  storage: Storage;
}

/** The house in order: each module is given only what stands to its left. */
export function createModules({ db, tokens, mailer, mailFrom, sms, otpKey, storage }: ModuleDeps) {
  const tenancy = createTenancyModule({ db });
  const catalogue = createCatalogueModule();
  const institutes = createInstitutesModule();
  const enrolment = createEnrolmentModule({
    db,
    storage,
    catalogue,
    institutes,
    trialDays: async (tenantId, brandId) =>
      (await tenancy.brands.byId(tenantId, brandId))?.record.flags.trialDays ?? 0,
  });
  const accounts = createAccountsModule({
    db,
    tokens,
    brands: tenancy.brands,
    mailer,
    mailFrom,
    storage,
    sms,
    otpKey,
    isClassRoomLinked: enrolment.isClassRoomLinked,
  });
  const onboarding = createOnboardingModule({
    db,
    storage,
    brands: tenancy.brands,
    catalogue,
    enrolment,
  });
  const learning = createLearningModule({ db, catalogue, enrolment });

  const routes: Route[] = [...accounts.routes, ...enrolment.routes, ...onboarding.routes, ...learning.routes];
  const listeners: EventListener[] = [...accounts.listeners];
  const jobs: JobHandler[] = [];
  const studentTables: StudentTable[] = [
    ...institutes.studentTables,
    ...enrolment.studentTables,
    ...accounts.studentTables,
  ];
  return { tenancy, accounts, routes, listeners, jobs, studentTables };
}
export type Modules = ReturnType<typeof createModules>;
