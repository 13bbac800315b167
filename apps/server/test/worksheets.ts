import { createHash } from 'node:crypto';
import type { ResponseOf } from '@shala/wire/contract.ts';
import type { draftFiles, WireUpload } from '@shala/wire/worksheet-files.ts';
import type { getWorksheet, WireWorksheet } from '@shala/wire/worksheets.ts';
import { addLearner, type Learner } from './learners.ts';
import { settle } from './worker.ts';
import type { World } from './world.ts';

interface NewWorksheet {
  course?: string;
  subject?: string;
  sections?: readonly string[];
  /** From now. */
  due?: string;
  points?: number;
  tenant?: string;
  isDraft?: boolean;
  tutor?: string;
}

/** A worksheet of a tutor of the demo school, due in two days unless told. */
export async function addWorksheet({ pool }: Pick<World, 'pool'>, given: NewWorksheet = {}): Promise<number> {
  const {
    course = 'cbse-8',
    subject = 'mathematics',
    sections = ['8-A'],
    due = '2 days',
    points = 20,
  } = given;
  const { rows } = await pool.query(
    `INSERT INTO worksheet (tenant_id, course_id, subject_id, staff_id, name, instructions, points, due_at, posted_at)
     SELECT tenant.id, course.id, subject.id, staff.id, '{"en": "Square roots", "hi": "वर्गमूल"}',
       '{"en": "Do all sums.", "hi": "सभी सवाल करें।"}', $4, app_now() + $5::interval,
       CASE WHEN $6 THEN NULL ELSE app_now() - interval '1 hour' END
     FROM tenant
     JOIN course ON course.slug = $2
     JOIN subject ON subject.course_id = course.id AND subject.slug = $3
     JOIN staff ON staff.tenant_id = tenant.id
     WHERE tenant.slug = $1 AND staff.email LIKE $7 ORDER BY staff.id LIMIT 1 RETURNING id, tenant_id`,
    [given.tenant ?? 'shala', course, subject, points, due, given.isDraft ?? false, `${given.tutor ?? ''}%`],
  );
  const { id, tenant_id: tenantId } = rows[0];
  await pool.query(
    `INSERT INTO worksheet_section (tenant_id, worksheet_id, section_id)
     SELECT tenant_id, $2, id FROM section WHERE tenant_id = $1 AND slug = ANY ($3)`,
    [tenantId, id, sections],
  );
  return id;
}

/** A new student of 8-A with their school's course. */
export const addPupil = (world: World, isMember = true): Promise<Learner> =>
  addLearner(world, { course: 'cbse-8', grants: [{ source: 'admin' }], isMember });

export interface TestFile {
  name: string;
  type: string;
  content: Buffer;
}

export const sha256 = (content: Buffer): string => createHash('sha256').update(content).digest('hex');

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/** A student (or a tutor, with another base) at a place that holds files. */
export function filesAt(world: World, headers: Record<string, string>, base: string) {
  const call = (method: Method, path: string, payload?: object) =>
    world.server.inject({
      method,
      url: `/api/v1${base}${path}`,
      headers,
      ...(payload && { payload }),
    });
  const announce = (files: readonly TestFile[]) =>
    call('POST', '/files', {
      files: files.map(({ name, type, content }) => ({
        name,
        content_type: type,
        size_bytes: content.length,
        sha256: sha256(content),
      })),
    });
  const find = async (fileId: number): Promise<WireUpload> =>
    (await call('GET', `/files/${fileId}`)).json<ResponseOf<typeof draftFiles.find>>().file;
  const finish = (fileId: number) => call('POST', `/files/${fileId}/finish`);
  return {
    call,
    announce,
    find,
    finish,
    remove: (fileId: number) => call('DELETE', `/files/${fileId}`),
    /** Sends the pieces that are missing, at most so many. */
    send: async (upload: WireUpload, content: Buffer, most = Number.POSITIVE_INFINITY) => {
      for (const chunk of upload.missing_chunks.slice(0, most)) await putChunk(upload, chunk, content);
    },
    /** All the way, until the server has judged it. */
    upload: async (file: TestFile): Promise<WireUpload> => {
      const answer = (await announce([file])).json<ResponseOf<typeof draftFiles.announce>>();
      const [upload] = answer.files;
      if (!upload) throw new Error(`not announced: ${JSON.stringify(answer)}`);
      for (const chunk of upload.missing_chunks) await putChunk(upload, chunk, file.content);
      const finished = await finish(upload.id);
      if (finished.statusCode !== 200) throw new Error(finished.body);
      await settle(world);
      return find(upload.id);
    },
  };
}

type Chunk = WireUpload['missing_chunks'][number];

/** As a browser does it: straight to the file store. */
export async function putChunk(upload: WireUpload, { number, size_bytes, url }: Chunk, content: Buffer) {
  const start = number * upload.chunk_size;
  const body = new Uint8Array(content.subarray(start, start + size_bytes));
  const answer = await fetch(url, { method: 'PUT', body });
  if (!answer.ok) throw new Error(`the file store answered ${answer.status}: ${await answer.text()}`);
}

export const draftBase = (worksheetId: number) => `/worksheet/student/worksheets/${worksheetId}`;
export const givenBase = (worksheetId: number) => `/worksheet/staff/worksheets/${worksheetId}`;

export async function readWorksheet(
  world: World,
  learner: Learner,
  worksheetId: number,
): Promise<WireWorksheet> {
  const answer = await world.server.inject({
    method: 'GET',
    url: `/worksheet/GetStudentWorksheetInfo?WorksheetId=${worksheetId}&StudentId=${learner.studentId}`,
    headers: learner.headers,
  });
  if (answer.statusCode !== 200) throw new Error(answer.body);
  return answer.json<ResponseOf<typeof getWorksheet>>().worksheet;
}

/** Everything that lies in the file store of these files: pieces, and the file itself. */
export async function storedOf(
  { pool }: Pick<World, 'pool'>,
  storage: { list(prefix: string): Promise<string[]> },
): Promise<string[]> {
  const { rows } = await pool.query<{ key: string }>('SELECT key FROM stored_file');
  const lists = rows.flatMap(({ key }) => [
    storage.list(`uploads/${key}/`),
    storage.list(`worksheets/${key}.`),
  ]);
  return (await Promise.all(lists)).flat();
}

const boundary = 'worksheet-boundary';

/** A form as the older app sends it: fields, then a file for each AttachmentList. */
export function multipart(fields: Record<string, string>, files: readonly TestFile[]) {
  const part = (head: string, content: Buffer | string) => [
    Buffer.from(`--${boundary}\r\ncontent-disposition: form-data; ${head}\r\n\r\n`),
    Buffer.from(content),
    Buffer.from('\r\n'),
  ];
  const payload = Buffer.concat([
    ...Object.entries(fields).flatMap(([name, value]) => part(`name="${name}"`, value)),
    ...files.flatMap(({ name, type, content }) =>
      part(`name="AttachmentList"; filename="${name}"\r\ncontent-type: ${type}`, content),
    ),
    Buffer.from(`--${boundary}--\r\n`),
  ]);
  return { payload, contentType: `multipart/form-data; boundary=${boundary}` };
}
