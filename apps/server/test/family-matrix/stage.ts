import { randomUUID } from 'node:crypto';
import { newPhone } from '../messages.ts';
import { kids, shala, udaan } from '../people.ts';
import { insertCoupon, insertProduct } from '../shop-goods.ts';
import { addInstitute, addStaff, staffEmail, staffRoles } from '../staff-matrix/stage.ts';
import { openStaffSession } from '../staff-session.ts';
import type { World } from '../world.ts';
import type { Role } from './doors.ts';
import type { Family, NewFamily } from './family.ts';
import type { Place } from './places.ts';
import { doorsOf } from './sessions.ts';
import { createThings } from './things.ts';

type Headers = Record<string, string>;

const households: Record<Exclude<Place, 'unknown'>, NewFamily> = {
  own: { host: shala, tenant: 'shala', classRoom: 'cbse-8', exam: 'medical-entrance', section: '8-A' },
  "other family's": {
    host: shala,
    tenant: 'shala',
    classRoom: 'cbse-9',
    exam: 'engineering-entrance',
    section: '8-B',
  },
  "other brand's": {
    host: kids,
    tenant: 'shala',
    classRoom: 'cbse-10',
    exam: 'engineering-entrance',
    section: '9-A',
  },
  "other tenant's": {
    host: udaan,
    tenant: 'udaan',
    classRoom: 'cbse-11',
    exam: 'engineering-entrance',
    section: 'matrix-tenant',
  },
};

type Goods = Pick<Family, 'productId' | 'coupon'>;

async function addGoods({ pool }: World, tenant: string): Promise<Goods> {
  const { rows } = await pool.query(
    `SELECT tenant_id, min(course_id) AS course_id FROM tenant JOIN course_licence ON tenant_id = tenant.id
     WHERE slug = $1 GROUP BY tenant_id`,
    [tenant],
  );
  const [{ tenant_id: tenantId, course_id: courseId }] = rows;
  return {
    productId: await insertProduct(pool, tenantId, { courseId }),
    coupon: await insertCoupon(pool, tenantId, 10),
  };
}

async function addFamily({ pool }: World, given: NewFamily, goods: Goods): Promise<Family> {
  const phone = newPhone();
  const email = `${randomUUID()}@example.org`;
  const { rows } = await pool.query(
    `WITH place AS (SELECT id FROM tenant WHERE slug = $1),
       child AS (INSERT INTO student (tenant_id, first_name, dob)
         SELECT id, 'Matrix', '2012-01-01' FROM place RETURNING id, tenant_id),
       mother AS (INSERT INTO parent (tenant_id, phone_number, first_name, email)
         SELECT id, $2, 'Meera', $3 FROM place RETURNING id),
       kin AS (INSERT INTO guardian (student_id, parent_id, tenant_id, relation)
         SELECT child.id, mother.id, tenant_id, 'mother' FROM child, mother),
       member AS (INSERT INTO section_membership (student_id, section_id, tenant_id, from_day)
         SELECT child.id, section.id, child.tenant_id, app_today() - 10 FROM child, section WHERE slug = $6),
       enrolled AS (INSERT INTO enrolment (student_id, tenant_id, course_id)
         SELECT child.id, tenant_id, course.id FROM child, course WHERE slug IN ($4, $5)),
       granted AS (INSERT INTO access_grant (student_id, tenant_id, course_id, source, from_day, to_day)
         SELECT child.id, tenant_id, course.id, 'order_line', app_today() - 10, app_today() + 90
         FROM child, course WHERE slug IN ($4, $5))
     SELECT tenant_id, child.id AS child, mother.id AS mother FROM child, mother`,
    [given.tenant, phone, email, given.classRoom, given.exam, given.section],
  );
  const [{ tenant_id: tenantId, child, mother }] = rows;
  return {
    ...given,
    tenantId: Number(tenantId),
    studentId: Number(child),
    parentId: Number(mother),
    phone,
    ...goods,
  };
}

/** Four families with everything they can have, and one person of each role, who all come to the first one's host. */
export async function setStage(world: World) {
  await addInstitute(world, 'udaan', 'matrix-tenant');
  const goods = { shala: await addGoods(world, 'shala'), udaan: await addGoods(world, 'udaan') };
  const add = (given: NewFamily) => addFamily(world, given, goods[given.tenant]);
  const families = {
    own: await add(households.own),
    "other family's": await add(households["other family's"]),
    "other brand's": await add(households["other brand's"]),
    "other tenant's": await add(households["other tenant's"]),
  };
  const blocked = await add(households.own);
  await world.pool.query('UPDATE student SET blocked_at = app_now() WHERE id = $1', [blocked.studentId]);
  for (const role of staffRoles) await addStaff(world, role);
  const doors = doorsOf(world);
  const signInAll = async (): Promise<Record<Role, Headers>> => {
    const { own } = families;
    const stranger = await doors.open(families["other tenant's"], 'student');
    const { headers: student } = await doors.open(own, 'student');
    return {
      nobody: { host: shala },
      'wrong token': { host: shala, authorization: `${student.authorization}x` },
      'old token': await doors.old(own),
      "other tenant's token": { ...stranger.headers, host: shala },
      'parent without a child': (await doors.open(own, 'parent', false)).headers,
      parent: (await doors.open(own, 'parent')).headers,
      student,
      'blocked student': (await doors.open(blocked, 'student')).headers,
      payer: await doors.payer(own),
      tutor: (await openStaffSession(world, staffEmail('tutor'))).headers,
      school_admin: (await openStaffSession(world, staffEmail('school_admin'))).headers,
      tenant_admin: (await openStaffSession(world, staffEmail('tenant_admin'))).headers,
    };
  };
  const headers = await signInAll();
  const things = {
    own: await createThings(world, families.own, doors, false),
    "other family's": await createThings(world, families["other family's"], doors, true),
    "other brand's": await createThings(world, families["other brand's"], doors, true),
    "other tenant's": await createThings(world, families["other tenant's"], doors, true),
  };
  return {
    world,
    families,
    things,
    headers,
    async signInAgain() {
      Object.assign(headers, await signInAll());
    },
  };
}
export type Stage = Awaited<ReturnType<typeof setStage>>;
