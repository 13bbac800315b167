import { posix } from 'node:path';
import * as z from 'zod';
import { saveStaff } from '#modules/accounts/index.ts';
import { findInstitute, type GiveRole, giveRole, setClassTeacher } from '#modules/institutes/index.ts';
import type { ImportContext } from '../context.ts';
import { email, localText, mixedSlug, password, phone, record, reference } from '../fields.ts';
import type { Kind } from '../kind.ts';
import { inside, type Place } from '../source.ts';
import { findSectionByName } from './find-section.ts';
import { findTenantId } from './find-tenant-id.ts';
import { figureFile } from './question-fields.ts';
import { saveTeaching, teachingFields } from './teaching.ts';

const roleFields = z.union(
  [z.enum(['tutor', 'tenant_admin']), record({ role: z.literal('school_admin'), institute: z.string() })],
  { error: 'must be tutor, tenant_admin or { role: school_admin, institute: ... }' },
);

const schema = record({
  id: reference,
  tenant: z.string(),
  roles: z.array(roleFields).min(1),
  name: localText,
  title: localText.optional(),
  login: record({ email, password: password.optional() }),
  phone: phone.optional(),
  /** A drawing in the folder figures/ beside the file. */
  picture: figureFile.optional(),
  class_teacher_of: z
    .array(record({ institute: z.string(), section: mixedSlug, year: z.string().optional() }))
    .default([]),
  teaches: z.array(teachingFields).default([]),
});
type Staff = z.infer<typeof schema>;

export const staff: Kind<Staff> = {
  list: 'staff',
  schema,
  async save(context, person, at) {
    context.claim('staff id', `${person.tenant}/${person.id}`, at);
    context.claim('staff e-mail', `${person.tenant}/${person.login.email}`, inside(at, 'login', 'email'));
    const tenantId = await findTenantId(context, person.tenant, inside(at, 'tenant'));
    if (tenantId === null) return;
    const saved = await saveStaff(context.tx, {
      tenantId,
      importRef: person.id,
      email: person.login.email,
      name: person.name,
      title: person.title,
      phone: person.phone,
      pictureKey: await takePicture(context, person.picture, inside(at, 'picture')),
      passwordHash: await context.firstPassword(person.login.password),
    });
    context.count('staff', saved.change);
    const who = { tenantId, staffId: saved.id };
    await saveRoles(context, who, person, at);
    await saveClassTeacher(context, who, person, at);
    await saveTeaching(context, who, person.teaches, inside(at, 'teaches'));
  },
};

async function takePicture(
  { figures, problem }: ImportContext,
  file: string | undefined,
  at: Place,
): Promise<string | undefined> {
  if (file === undefined) return undefined;
  const drawing = await figures.read(posix.join(posix.dirname(at.source.file), 'figures', file));
  if (!figures.hasStore) problem(at, 'needs a file store: set S3_ENDPOINT and the other S3 settings');
  else if (!drawing) problem(at, `figures/${file} is not there or is no SVG drawing`);
  else figures.want(drawing);
  return drawing?.key;
}

interface Who {
  tenantId: number;
  staffId: number;
}

async function saveRoles(context: ImportContext, who: Who, person: Staff, at: Place): Promise<void> {
  for (const [index, given] of person.roles.entries()) {
    const role = await toRole(context, who.tenantId, given, inside(at, 'roles', index));
    if (role === null) continue;
    const { change } = await giveRole(context.tx, { ...who, role });
    context.count('staff roles', change);
  }
}

async function toRole(
  context: ImportContext,
  tenantId: number,
  given: z.infer<typeof roleFields>,
  at: Place,
): Promise<GiveRole['role'] | null> {
  if (typeof given === 'string') return { name: given };
  const { institute } = given;
  const instituteId = await context.find('institute', institute, inside(at, 'institute'), () =>
    findInstitute(context.tx, tenantId, institute),
  );
  return instituteId === null ? null : { name: given.role, instituteId };
}

async function saveClassTeacher(context: ImportContext, who: Who, person: Staff, at: Place): Promise<void> {
  for (const [index, { institute, section, year }] of person.class_teacher_of.entries()) {
    const place = inside(at, 'class_teacher_of', index);
    context.claim('class teacher of', `${institute}/${section}`, place);
    const found = await findSectionByName(
      context,
      { tenantId: who.tenantId, institute, section, year },
      { institute: inside(place, 'institute'), section: inside(place, 'section') },
    );
    if (found === null) continue;
    const { change } = await setClassTeacher(context.tx, { ...who, sectionId: found.id });
    context.count('class teachers', change === 'changed' ? 'created' : change);
  }
}
