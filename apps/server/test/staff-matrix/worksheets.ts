import { byReach, everyStaff, type MatrixRow, nothing } from './matrix.ts';
import type { Place, Stage } from './stage.ts';

const base = '/api/v1/worksheet/staff/worksheets';
const announced = {
  files: [{ name: 'a.pdf', content_type: 'application/pdf', size_bytes: 10, sha256: 'a'.repeat(64) }],
};

const input = async (stage: Stage, place: Place) => {
  const { id: section } = await stage.section(place);
  const { id: subject, course_id } = await stage.subject(place);
  return {
    worksheet: {
      course_id,
      subject_id: subject,
      section_ids: [section],
      name: { en: 'N' },
      instructions: { en: 'I' },
      points: 10,
      due: '2090-01-01',
    },
  };
};

const worksheet = async (stage: Stage, place: Place) => ({
  params: { worksheetId: await stage.worksheet(place) },
});

const storedFile = (stage: Stage, table: string, worksheetId: number) =>
  stage.one(
    `WITH stored AS (
       INSERT INTO stored_file (tenant_id, key, content_type, size_bytes, source_hash)
       SELECT tenant_id, gen_random_uuid()::text, 'application/pdf', 10, '\\x00' FROM worksheet WHERE id = $1
       RETURNING tenant_id, key
     ) ${table} RETURNING id`,
    [worksheetId],
  );

const givenFile = async (stage: Stage, place: Place) => {
  const worksheetId = await stage.worksheet(place);
  await stage.world.pool.query('UPDATE worksheet SET posted_at = NULL WHERE id = $1', [worksheetId]);
  const { id } = await storedFile(
    stage,
    `INSERT INTO worksheet_file (tenant_id, worksheet_id, name, file_key) SELECT tenant_id, $1, 'a.pdf', key FROM stored`,
    worksheetId,
  );
  return { params: { worksheetId, fileId: id ?? 0 } };
};

const evaluatedFile = async (stage: Stage, place: Place) => {
  const { worksheetId, studentId } = await stage.submission(place);
  const { id } = await storedFile(
    stage,
    `INSERT INTO worksheet_round_file (student_id, student_worksheet_id, round_no, tenant_id, role, name, file_key)
     SELECT own.student_id, own.id, 1, own.tenant_id, 'evaluated', 'a.pdf', key FROM stored, student_worksheet own
     WHERE own.worksheet_id = $1`,
    worksheetId,
  );
  return { params: { worksheetId, studentId, fileId: id ?? 0 } };
};

const submission = async (stage: Stage, place: Place, body?: object) => ({
  params: await stage.submission(place),
  ...(body && { body }),
});

export const worksheetRows: readonly MatrixRow[] = [
  { call: `GET ${base}`, policy: everyStaff, ask: nothing },
  {
    call: `POST ${base}`,
    policy: byReach,
    ask: async (stage, place) => ({ body: await input(stage, place) }),
  },
  { call: `GET ${base}/:worksheetId`, policy: byReach, ask: worksheet },
  {
    call: `PUT ${base}/:worksheetId`,
    policy: byReach,
    ask: async (stage, place) => ({ ...(await worksheet(stage, place)), body: await input(stage, place) }),
  },
  { call: `POST ${base}/:worksheetId/publish`, policy: byReach, ask: worksheet },
  {
    call: `PUT ${base}/:worksheetId/schedule`,
    policy: byReach,
    ask: async (stage, place) => ({
      ...(await worksheet(stage, place)),
      body: { schedule: { publish_at: null } },
    }),
  },
  {
    call: `POST ${base}/:worksheetId/files`,
    policy: byReach,
    ask: async (stage, place) => ({ ...(await worksheet(stage, place)), body: announced }),
  },
  { call: `GET ${base}/:worksheetId/files/:fileId`, policy: byReach, ask: givenFile },
  { call: `POST ${base}/:worksheetId/files/:fileId/finish`, policy: byReach, ask: givenFile },
  { call: `DELETE ${base}/:worksheetId/files/:fileId`, policy: byReach, ask: givenFile },
  { call: `GET ${base}/:worksheetId/submissions`, policy: byReach, ask: worksheet },
  { call: `GET ${base}/:worksheetId/submissions/:studentId`, policy: byReach, ask: submission },
  {
    call: `PUT ${base}/:worksheetId/submissions/:studentId/grade`,
    policy: byReach,
    ask: (stage, place) => submission(stage, place, { grade: { points: 5 } }),
  },
  {
    call: `POST ${base}/:worksheetId/submissions/:studentId/return`,
    policy: byReach,
    ask: (stage, place) => submission(stage, place, { return: { private_message: 'Again, please.' } }),
  },
  {
    call: `POST ${base}/:worksheetId/submissions/:studentId/files`,
    policy: byReach,
    ask: (stage, place) => submission(stage, place, announced),
  },
  {
    call: `GET ${base}/:worksheetId/submissions/:studentId/files/:fileId`,
    policy: byReach,
    ask: evaluatedFile,
  },
  {
    call: `POST ${base}/:worksheetId/submissions/:studentId/files/:fileId/finish`,
    policy: byReach,
    ask: evaluatedFile,
  },
  {
    call: `DELETE ${base}/:worksheetId/submissions/:studentId/files/:fileId`,
    policy: byReach,
    ask: evaluatedFile,
  },
];
