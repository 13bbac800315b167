import type { ResponseOf } from '@shala/wire/contract.ts';
import type { WireUpload } from '@shala/wire/worksheet-files.ts';
import type * as wire from '@shala/wire/worksheets-staff.ts';
import type { Transport } from './transport.ts';
import { type AnnouncedFile, toUpload, type Upload } from './worksheet-files.ts';

interface Words {
  readonly en: string;
  readonly hi?: string | undefined;
}

export interface StaffWorksheet {
  readonly id: number;
  readonly courseId: number;
  readonly courseName: string;
  readonly subjectId: number;
  readonly subjectName: string;
  readonly subjectColour: number | null;
  readonly sectionIds: readonly number[];
  readonly sectionNames: readonly string[];
  readonly name: Words;
  readonly instructions: Words;
  readonly points: number;
  readonly dueAt: string;
  /** Null: no student sees it. */
  readonly postedAt: string | null;
  /** When a draft is shown by itself. */
  readonly publishAt: string | null;
  /** Work that waits to be graded. */
  readonly waitingCount: number;
  readonly isOwn: boolean;
  readonly files: readonly Upload[];
}

export interface WorksheetInput {
  readonly courseId: number;
  readonly subjectId: number;
  readonly sectionIds: readonly number[];
  readonly name: Words;
  readonly instructions: Words;
  readonly points: number;
  /** A moment, or a day that means its end. */
  readonly due: string;
}

const base = '/worksheet/staff/worksheets';

export async function listStaffWorksheets(
  transport: Transport,
  { page, signal }: { page: number; signal?: AbortSignal },
): Promise<{ worksheets: readonly StaffWorksheet[]; next: number | null; total: number }> {
  const { worksheets, meta } = await transport.send<ResponseOf<typeof wire.listStaffWorksheets>>({
    family: 'main',
    method: 'GET',
    path: base,
    query: { page: String(page), items_per_page: '25' },
    signal,
  });
  return { worksheets: worksheets.map(toWorksheet), next: meta.next_page, total: meta.total_count };
}

type One = ResponseOf<typeof wire.getStaffWorksheet>;

export async function getStaffWorksheet(
  transport: Transport,
  { id, signal }: { id: number; signal?: AbortSignal },
): Promise<StaffWorksheet> {
  const { worksheet } = await transport.send<One>({
    family: 'main',
    method: 'GET',
    path: `${base}/${id}`,
    signal,
  });
  return toWorksheet(worksheet);
}

const toBody = (input: WorksheetInput) => ({
  worksheet: {
    course_id: input.courseId,
    subject_id: input.subjectId,
    section_ids: input.sectionIds,
    name: input.name,
    instructions: input.instructions,
    points: input.points,
    due: input.due,
  },
});

/** A draft; with an id, changes the one that is there. */
export async function saveWorksheet(
  transport: Transport,
  { id, input }: { id: number | null; input: WorksheetInput },
): Promise<StaffWorksheet> {
  const { worksheet } = await transport.send<One>({
    family: 'main',
    method: id === null ? 'POST' : 'PUT',
    path: id === null ? base : `${base}/${id}`,
    body: toBody(input),
  });
  return toWorksheet(worksheet);
}

export async function publishWorksheet(transport: Transport, id: number): Promise<StaffWorksheet> {
  const { worksheet } = await transport.send<One>({
    family: 'main',
    method: 'POST',
    path: `${base}/${id}/publish`,
  });
  return toWorksheet(worksheet);
}

/** Null takes the moment back: it stays a draft. */
export async function scheduleWorksheet(
  transport: Transport,
  { id, publishAt }: { id: number; publishAt: string | null },
): Promise<StaffWorksheet> {
  const { worksheet } = await transport.send<One>({
    family: 'main',
    method: 'PUT',
    path: `${base}/${id}/schedule`,
    body: { schedule: { publish_at: publishAt } },
  });
  return toWorksheet(worksheet);
}

/** Where files go: into a worksheet, or back to a student with graded work. */
export interface FilePlace {
  readonly worksheetId: number;
  readonly studentId?: number;
}

/** The calls that a file takes on its way, as the uploader wants them. */
export function staffFileCalls(transport: Transport, { worksheetId, studentId }: FilePlace) {
  const of = studentId === undefined ? '' : `/submissions/${studentId}`;
  const path = `${base}/${worksheetId}${of}/files`;
  const ask = async (method: 'GET' | 'POST', at: string): Promise<Upload> => {
    const { file } = await transport.send<{ file: WireUpload }>({ family: 'main', method, path: at });
    return toUpload(file);
  };
  return {
    async announce(file: AnnouncedFile): Promise<Upload> {
      const { files } = await transport.send<{ files: [WireUpload] }>({
        family: 'main',
        method: 'POST',
        path,
        body: {
          files: [
            {
              name: file.name,
              content_type: file.contentType,
              size_bytes: file.sizeBytes,
              sha256: file.sha256,
            },
          ],
        },
      });
      return toUpload(files[0]);
    },
    find: (fileId: number) => ask('GET', `${path}/${fileId}`),
    finish: (fileId: number) => ask('POST', `${path}/${fileId}/finish`),
    async remove(fileId: number): Promise<void> {
      await transport.send({ family: 'main', method: 'DELETE', path: `${path}/${fileId}` });
    },
  };
}

const toWorksheet = (one: wire.WireStaffWorksheet): StaffWorksheet => ({
  id: one.id,
  courseId: one.course_id,
  courseName: one.course_name,
  subjectId: one.subject_id,
  subjectName: one.subject_name,
  subjectColour: Number(one.subject_color_code) || null,
  sectionIds: one.section_ids,
  sectionNames: one.section_names,
  name: one.name,
  instructions: one.instructions,
  points: one.points,
  dueAt: one.due_at,
  postedAt: one.posted_at,
  publishAt: one.publish_at,
  waitingCount: one.waiting_count,
  isOwn: one.is_own,
  files: one.files.map(toUpload),
});
