import * as z from 'zod';
import {
  linkGuardian,
  offerChild,
  recordConsent,
  saveLinkCode,
  saveParent,
} from '#modules/accounts/index.ts';
import type { ImportContext } from '../context.ts';
import {
  email,
  fixedDay,
  language,
  lastName,
  mixedSlug,
  phone,
  record,
  reference,
  relation,
  text,
} from '../fields.ts';
import type { Kind } from '../kind.ts';
import { toMoment } from '../relative-time.ts';
import { inside, type Place } from '../source.ts';
import { saveGrants } from './access.ts';
import { findTenantId } from './find-tenant-id.ts';
import { saveChild } from './student.ts';

/** Spreadsheets in India write days as 14/06/2013. */
const officeDay = z
  .string()
  .transform((value) => value.replace(/^(\d{2})[/.-](\d{2})[/.-](\d{4})$/, '$3-$2-$1'))
  .pipe(fixedDay);
const wholeNumber = z
  .string()
  .regex(/^\d{1,6}$/, 'must be a whole number')
  .transform(Number);

const columns = record({
  tenant: z.string().optional(),
  institute: z.string(),
  admission_no: reference,
  section: mixedSlug,
  year: z.string().optional(),
  section_from: officeDay.optional(),
  roll: wholeNumber.optional(),
  first_name: text,
  last_name: lastName,
  name_hi: text.optional(),
  dob: officeDay,
  language: language.default('en'),
  student_email: email.optional(),
  guardian_phone: phone,
  guardian_name: text,
  guardian_relation: relation.default('guardian'),
  guardian_email: email.optional(),
  second_guardian_phone: phone.optional(),
  second_guardian_relation: relation.default('guardian'),
  link_code: text.optional(),
  consent_on: officeDay.optional(),
  access_from: officeDay.optional(),
  access_to: officeDay.optional(),
});
type Row = z.infer<typeof columns>;

/** The list of a school office: one row for each child of a section, with one guardian. */
export function students(
  defaultTenant: string | null,
  { keepsKnownParents = false }: { keepsKnownParents?: boolean } = {},
): Kind<Row> {
  return {
    list: 'students',
    schema: columns,
    async save(context, row, at) {
      const tenant = row.tenant ?? defaultTenant;
      if (tenant === null) {
        context.problem(inside(at, 'tenant'), 'is missing: add the column or call with --tenant');
        return;
      }
      const tenantId = await findTenantId(context, tenant, inside(at, 'tenant'));
      if (tenantId === null) return;
      await saveRow(context, { tenant, tenantId, keepsKnownParents }, row, at);
    },
  };
}

const columnOf = { dob_out_of_range: 'dob', email_taken: 'student_email' };

interface Home {
  tenant: string;
  tenantId: number;
  /** A school may link parents whom others know, too, but not rename them. */
  keepsKnownParents: boolean;
}

async function saveRow(context: ImportContext, home: Home, row: Row, at: Place): Promise<void> {
  const { tenantId } = home;
  const id = `${row.institute}/${row.admission_no}`;
  context.claim('admission number', `${home.tenant}/${id}`, inside(at, 'admission_no'));
  const { student_email: email } = row;
  if (email) context.claim('student e-mail', `${home.tenant}/${email}`, inside(at, 'student_email'));
  const parentId = await saveGuardian(context, home, row, at);
  const child = {
    id,
    first_name: row.first_name,
    last_name: row.last_name,
    name_hi: row.name_hi,
    dob: row.dob,
    language: row.language,
    usage: 'school' as const,
    step: 0 as const,
    is_current: false,
    on_leaderboard: true,
    institute: row.institute,
    section: row.section,
    year: row.year,
    section_from: row.section_from,
    roll: row.roll,
    login: email === undefined ? undefined : { email },
    access: [],
  };
  const saved = await saveChild(context, tenantId, child, at, columnOf);
  if (parentId === null || saved === null) return;
  const studentId = saved.id;
  const relation = row.guardian_relation;
  const link = await linkGuardian(context.tx, {
    tenantId,
    parentId,
    studentId,
    relation,
    isFirstChoice: true,
  });
  context.count('guardian links', link.change);
  await saveConsent(context, { tenantId, parentId, studentId }, row);
  await saveOffers(context, { tenantId, studentId }, row, at);
  if (saved.section === null) return;
  const { courseId, startsOn, endsOn } = saved.section;
  const days = { fromDay: row.access_from ?? startsOn, toDay: row.access_to ?? endsOn };
  if (days.fromDay > days.toDay) context.problem(inside(at, 'access_to'), `is before ${days.fromDay}`);
  // The school gives its children the course of their section, for the year unless other days are named.
  const grant = { courseId, subjectId: null, source: 'institution', sourceRef: '', ...days } as const;
  await saveGrants(context, { tenantId, studentId }, [grant]);
}

async function saveGuardian(context: ImportContext, home: Home, row: Row, at: Place): Promise<number | null> {
  const about = `${home.tenant}/${row.guardian_phone}`;
  context.agree('name', about, row.guardian_name, inside(at, 'guardian_name'));
  const [firstName = '', ...rest] = row.guardian_name.split(/\s+/);
  const fields = {
    tenantId: home.tenantId,
    importRef: null,
    phone: row.guardian_phone,
    email: row.guardian_email,
    firstName,
    lastName: rest.join(' '),
    language: row.language,
    keepsKnown: home.keepsKnownParents,
  };
  const parent = await context.attempt(inside(at, 'guardian_phone'), () => saveParent(context.tx, fields));
  if (parent) context.count('parents', parent.change);
  return parent?.id ?? null;
}

/** Ways in for others who look after the child: each has to prove who they are before anything opens. */
async function saveOffers(
  context: ImportContext,
  who: { tenantId: number; studentId: number },
  row: Row,
  at: Place,
): Promise<void> {
  const { second_guardian_phone: phone, second_guardian_relation: relation, link_code: code } = row;
  if (phone !== undefined) {
    context.count('guardian offers', await offerChild(context.tx, { ...who, phone, relation }));
  }
  if (code === undefined) return;
  const saved = await context.attempt(inside(at, 'link_code'), () =>
    saveLinkCode(context.tx, { ...who, code }),
  );
  if (saved) context.count('link codes', saved);
}

async function saveConsent(
  context: ImportContext,
  who: { tenantId: number; parentId: number; studentId: number },
  { consent_on: day }: Row,
): Promise<void> {
  const givenAt = day === undefined ? null : toMoment(day, context.clock);
  if (givenAt === null) return;
  const consent = { document: 'parental-consent', version: '1', verifiedBy: 'paper', givenAt } as const;
  const { change } = await recordConsent(context.tx, { ...who, ...consent });
  context.count('consents', change);
}
