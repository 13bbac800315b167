import type * as wire from '@shala/wire/contents-staff.ts';
import type { BodyOf, ResponseOf } from '@shala/wire/contract.ts';
import type { Transport } from './transport.ts';

const base = '/course/staff';

/** English is always there. */
export interface Words {
  readonly en: string;
  readonly hi: string;
}

export interface TaughtChapter {
  readonly id: number;
  readonly number: number;
  readonly name: string;
  readonly contents: number;
  readonly drafts: number;
  readonly waiting: number;
  readonly exercises: number;
}

export interface TaughtSubject {
  readonly id: number;
  readonly name: string;
  readonly colour: number;
  readonly chapters: readonly TaughtChapter[];
}

export interface TaughtCourse {
  readonly id: number;
  readonly name: string;
  readonly papers: number;
  readonly subjects: readonly TaughtSubject[];
}

export interface ChapterHead {
  readonly id: number;
  readonly number: number;
  readonly name: string;
  readonly courseId: number;
  readonly courseName: string;
  readonly subjectId: number;
  readonly subjectName: string;
  readonly colour: number;
}

export type ContentType = 'video' | 'pdf' | 'external_link';

export type CaptionLocale = 'en' | 'hi';

export interface StaffCaptions {
  readonly locale: CaptionLocale;
  readonly url: string | null;
}

export interface StaffContent {
  readonly id: number;
  readonly libraryId: number;
  readonly type: ContentType;
  readonly title: Words;
  readonly description: Words;
  readonly isPublished: boolean;
  readonly state: 'waiting' | 'processing' | 'ready' | 'failed';
  readonly percent: number;
  readonly failure: string | null;
  readonly hasFile: boolean;
  readonly isPlayable: boolean;
  readonly isRemovable: boolean;
  readonly seconds: number | null;
  readonly pages: number | null;
  readonly link: string | null;
  readonly posterUrl: string | null;
  readonly fileUrl: string | null;
  readonly captions: readonly StaffCaptions[];
}

const toWords = ({ en, hi }: { en: string | null; hi: string | null }): Words => ({
  en: en ?? '',
  hi: hi ?? '',
});

/** What is empty in Hindi is not sent: then English stands in. */
export const fromWords = ({ en, hi }: Words): { en: string; hi?: string } =>
  hi.trim() === '' ? { en } : { en, hi };

const toSubject = (subject: wire.WireTaughtSubject): TaughtSubject => ({
  id: subject.id,
  name: subject.name,
  colour: Number(subject.color_code),
  chapters: subject.chapters.map((chapter) => ({
    id: chapter.id,
    number: chapter.number,
    name: chapter.name,
    contents: chapter.contents_count,
    drafts: chapter.drafts_count,
    waiting: chapter.waiting_count,
    exercises: chapter.exercises_count,
  })),
});

const toContent = (one: wire.WireStaffContent): StaffContent => ({
  id: one.id,
  libraryId: one.content_library_id,
  type: one.content_type,
  title: toWords(one.title),
  description: toWords(one.description),
  isPublished: one.is_published,
  state: one.state,
  percent: one.progress_percent,
  failure: one.failure_code,
  hasFile: one.has_file,
  isPlayable: one.is_playable,
  isRemovable: one.is_removable,
  seconds: one.duration_seconds,
  pages: one.page_count,
  link: one.external_url,
  posterUrl: one.poster_url,
  fileUrl: one.file_url,
  captions: one.captions.map(({ locale, url }) => ({ locale, url })),
});

export async function listTaughtCourses(transport: Transport, signal?: AbortSignal): Promise<TaughtCourse[]> {
  const { courses } = await transport.send<ResponseOf<typeof wire.listTaughtCourses>>({
    family: 'main',
    method: 'GET',
    path: `${base}/courses`,
    signal,
  });
  return courses.map(({ id, name, papers_count: papers, subjects }) => ({
    id,
    name,
    papers,
    subjects: subjects.map(toSubject),
  }));
}

export async function getTaughtChapter(
  transport: Transport,
  { chapterId, signal }: { chapterId: number; signal?: AbortSignal },
): Promise<{ chapter: ChapterHead; contents: StaffContent[] }> {
  const { chapter, contents } = await transport.send<ResponseOf<typeof wire.getTaughtChapter>>({
    family: 'main',
    method: 'GET',
    path: `${base}/chapters/${chapterId}`,
    signal,
  });
  return {
    chapter: {
      id: chapter.id,
      number: chapter.number,
      name: chapter.name,
      courseId: chapter.course_id,
      courseName: chapter.course_name,
      subjectId: chapter.subject_id,
      subjectName: chapter.subject_name,
      colour: Number(chapter.subject_color_code),
    },
    contents: contents.map(toContent),
  };
}

type One = ResponseOf<typeof wire.updateContent>;

export async function createDraft(
  transport: Transport,
  chapterId: number,
  draft: { type: ContentType; title: Words; link: string | null },
): Promise<StaffContent> {
  const body: BodyOf<typeof wire.createDraft> = {
    content: {
      content_type: draft.type,
      title: fromWords(draft.title),
      ...(draft.link !== null && { external_url: draft.link }),
    },
  };
  const path = `${base}/chapters/${chapterId}/contents`;
  const { content } = await transport.send<One>({ family: 'main', method: 'POST', path, body });
  return toContent(content);
}

export async function orderContents(
  transport: Transport,
  chapterId: number,
  contentIds: readonly number[],
): Promise<void> {
  const body: BodyOf<typeof wire.orderContents> = { order: { content_ids: [...contentIds] } };
  await transport.send({ family: 'main', method: 'PUT', path: `${base}/chapters/${chapterId}/order`, body });
}

export async function renameContent(
  transport: Transport,
  contentId: number,
  { title, description }: { title: Words; description: Words },
): Promise<void> {
  const body: BodyOf<typeof wire.updateContent> = {
    content: { title: fromWords(title), description: fromWords(description) },
  };
  await transport.send({ family: 'main', method: 'PUT', path: `${base}/contents/${contentId}`, body });
}

export async function publishContent(
  transport: Transport,
  contentId: number,
  isPublished: boolean,
): Promise<void> {
  const body: BodyOf<typeof wire.publishContent> = { publication: { is_published: isPublished } };
  const path = `${base}/contents/${contentId}/publication`;
  await transport.send({ family: 'main', method: 'PUT', path, body });
}

export async function removeDraft(transport: Transport, contentId: number): Promise<void> {
  await transport.send({ family: 'main', method: 'DELETE', path: `${base}/contents/${contentId}` });
}

/** WebVTT or SubRip. A refusal names the line in its details. */
export async function saveCaptions(
  transport: Transport,
  { contentId, locale }: { contentId: number; locale: CaptionLocale },
  text: string,
): Promise<void> {
  const body: BodyOf<typeof wire.saveCaptions> = { captions: { text } };
  const path = `${base}/contents/${contentId}/captions/${locale}`;
  await transport.send({ family: 'main', method: 'PUT', path, body });
}

export async function removeCaptions(
  transport: Transport,
  { contentId, locale }: { contentId: number; locale: CaptionLocale },
): Promise<void> {
  const path = `${base}/contents/${contentId}/captions/${locale}`;
  await transport.send({ family: 'main', method: 'DELETE', path });
}

export interface SourceUpload {
  readonly sizeBytes: number;
  readonly partBytes: number;
  /** Counted from 1. PUT exactly these bytes to the address, without a token. */
  readonly missing: readonly { readonly number: number; readonly sizeBytes: number; readonly url: string }[];
}

/** Again with the same file: what is still missing of it, with new addresses. */
export async function announceSource(
  transport: Transport,
  contentId: number,
  file: { sizeBytes: number; fingerprint: string },
): Promise<SourceUpload> {
  const body: BodyOf<typeof wire.announceSource> = {
    file: { size_bytes: file.sizeBytes, fingerprint: file.fingerprint },
  };
  const { upload } = await transport.send<ResponseOf<typeof wire.announceSource>>({
    family: 'main',
    method: 'POST',
    path: `${base}/contents/${contentId}/upload`,
    body,
  });
  return {
    sizeBytes: upload.size_bytes,
    partBytes: upload.part_size,
    missing: upload.missing_parts.map(({ number, size_bytes: sizeBytes, url }) => ({
      number,
      sizeBytes,
      url,
    })),
  };
}

export async function finishSource(transport: Transport, contentId: number): Promise<void> {
  await transport.send({
    family: 'main',
    method: 'POST',
    path: `${base}/contents/${contentId}/upload/finish`,
  });
}
