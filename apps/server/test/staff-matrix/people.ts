import { byOffice, type MatrixRow, nothing, officeOnly } from './matrix.ts';
import type { Place, Stage } from './stage.ts';

const base = '/api/v1/console/staff/people';

const colleague =
  (body?: object): MatrixRow['ask'] =>
  async (stage, place) => {
    const { staff_id: staffId = 0, id: teachingId = 0 } = await stage.colleague(place);
    return { params: { staffId, teachingId }, ...(body && { body }) };
  };

const teaching = async (stage: Stage, place: Place) => {
  const { id: section_id, course_id } = await stage.section(place);
  return { course_id, subject_id: null, section_id };
};

export const peopleRows: readonly MatrixRow[] = [
  { call: `GET ${base}`, policy: officeOnly, ask: nothing },
  { call: 'GET /api/v1/console/staff/places', policy: officeOnly, ask: nothing },
  {
    call: `POST ${base}`,
    policy: byOffice,
    ask: async (stage, place) => ({
      body: {
        person: {
          name: 'N',
          email: `${Math.random().toString(36).slice(2)}@staff.example.org`,
          role: 'tutor',
          institute_id: null,
          teaching: await teaching(stage, place),
          language: 'en',
        },
      },
    }),
  },
  {
    call: `POST ${base}/:staffId/invitation`,
    policy: byOffice,
    ask: colleague({ invitation: { language: 'en' } }),
  },
  { call: `PUT ${base}/:staffId/block`, policy: byOffice, ask: colleague({ person: { is_blocked: true } }) },
  {
    call: `PUT ${base}/:staffId/role`,
    policy: byOffice,
    ask: colleague({ role: { role: 'tutor', institute_id: null, is_given: false } }),
  },
  {
    call: `POST ${base}/:staffId/teaching`,
    policy: byOffice,
    ask: async (stage, place) => ({
      ...(await colleague()(stage, 'own section')),
      body: { teaching: await teaching(stage, place) },
    }),
  },
  { call: `DELETE ${base}/:staffId/teaching/:teachingId`, policy: byOffice, ask: colleague() },
];
