import * as z from 'zod';
import { linkGuardian, recordConsent, saveParent } from '#modules/accounts/index.ts';
import type { ImportContext } from '../context.ts';
import { email, language, lastName, moment, phone, record, reference, relation, text } from '../fields.ts';
import type { Kind } from '../kind.ts';
import { toMoment } from '../relative-time.ts';
import { inside, type Place } from '../source.ts';
import { findTenantId } from './find-tenant-id.ts';
import { saveChild, studentFields } from './student.ts';

const guardianFields = record({
  id: reference,
  relation,
  first_name: text,
  last_name: lastName,
  name_hi: text.optional(),
  phone,
  email: email.optional(),
});

const schema = record({
  id: reference,
  tenant: z.string(),
  language: language.default('en'),
  consent: record({
    document: reference.default('parental-consent'),
    version: reference,
    verified_by: z.enum(['otp', 'institution', 'paper']),
    at: moment,
  }).optional(),
  guardians: z.array(guardianFields).min(1),
  students: z.array(studentFields).min(1),
});
type Family = z.infer<typeof schema>;

export const families: Kind<Family> = {
  list: 'families',
  schema,
  async save(context, family, at) {
    context.claim('family', `${family.tenant}/${family.id}`, at);
    const tenantId = await findTenantId(context, family.tenant, inside(at, 'tenant'));
    if (tenantId === null) return;
    const guardians = await saveGuardians(context, tenantId, family, at);
    for (const [index, student] of family.students.entries()) {
      const place = inside(at, 'students', index);
      context.claim('student id', `${family.tenant}/${student.id}`, place);
      const email = student.login?.email;
      if (email)
        context.claim('student e-mail', `${family.tenant}/${email}`, inside(place, 'login', 'email'));
      const child = { ...student, language: student.language ?? family.language };
      const saved = await saveChild(context, tenantId, child, place);
      if (saved === null) continue;
      const studentId = saved.id;
      for (const { parentId, relation } of guardians) {
        const link = { tenantId, parentId, studentId, relation, isFirstChoice: student.is_current };
        const { change } = await linkGuardian(context.tx, link);
        context.count('guardian links', change);
      }
      await saveConsent(context, { tenantId, studentId, parentId: guardians[0]?.parentId }, family.consent);
    }
  },
};

async function saveGuardians(context: ImportContext, tenantId: number, family: Family, at: Place) {
  const saved = [];
  for (const [index, guardian] of family.guardians.entries()) {
    const place = inside(at, 'guardians', index);
    context.claim('guardian id', `${family.tenant}/${guardian.id}`, place);
    context.claim('phone number', `${family.tenant}/${guardian.phone}`, inside(place, 'phone'));
    const fields = {
      tenantId,
      importRef: guardian.id,
      phone: guardian.phone,
      email: guardian.email,
      firstName: guardian.first_name,
      lastName: guardian.last_name,
      nativeName: guardian.name_hi,
      language: family.language,
    };
    const parent = await context.attempt(place, () => saveParent(context.tx, fields));
    if (parent === null) continue;
    context.count('parents', parent.change);
    saved.push({ parentId: parent.id, relation: guardian.relation });
  }
  return saved;
}

/** The first guardian has said yes for the child. */
async function saveConsent(
  context: ImportContext,
  { tenantId, studentId, parentId }: { tenantId: number; studentId: number; parentId: number | undefined },
  consent: Family['consent'],
): Promise<void> {
  if (!consent || parentId === undefined) return;
  const { change } = await recordConsent(context.tx, {
    tenantId,
    studentId,
    parentId,
    document: consent.document,
    version: consent.version,
    verifiedBy: consent.verified_by,
    givenAt: toMoment(consent.at, context.clock) ?? context.clock.now,
  });
  context.count('consents', change);
}
