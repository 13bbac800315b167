import type { ResponseOf } from '@shala/wire/contract.ts';
import type * as wire from '@shala/wire/live-classes-staff.ts';
import type { Transport } from './transport.ts';

const base = '/live_class_management/staff/live_classes';

export interface ClassTitle {
  readonly en: string;
  readonly hi?: string | undefined;
}

export interface LiveTutor {
  readonly id: number;
  readonly fullName: string;
  readonly pictureUrl: string | null;
}

export interface StaffLiveClass {
  readonly id: number;
  readonly courseId: number;
  readonly courseName: string;
  readonly subjectId: number;
  readonly subjectName: string;
  readonly subjectColour: number | null;
  readonly chapterId: number | null;
  /** None: everybody who has the course. */
  readonly sections: readonly { readonly id: number; readonly name: string }[];
  readonly sectionNames: readonly string[];
  readonly tutors: readonly LiveTutor[];
  readonly title: ClassTitle;
  readonly provider: 'rtc' | 'external';
  readonly externalUrl: string | null;
  readonly startsAt: string;
  readonly endsAt: string;
  readonly state: 'scheduled' | 'open' | 'ended' | 'cancelled';
  readonly canHost: boolean;
  readonly isOwn: boolean;
  readonly attendedCount: number;
  readonly recordingsCount: number;
}

export interface LiveClassInput {
  readonly courseId: number;
  readonly subjectId: number;
  readonly chapterId: number | null;
  readonly sectionIds: readonly number[];
  /** Besides whoever sets it up. */
  readonly tutorIds: readonly number[];
  readonly title: ClassTitle;
  readonly startsAt: string;
  readonly endsAt: string;
  readonly provider: 'rtc' | 'external';
  readonly externalUrl: string | null;
}

export interface LiveClassPage {
  readonly classes: readonly StaffLiveClass[];
  readonly serverNow: string;
  readonly next: number | null;
}

/** Those to come, the next first; past ones, the newest first. */
export async function listStaffLiveClasses(
  transport: Transport,
  { when, page, signal }: { when: 'coming' | 'past'; page: number; signal?: AbortSignal },
): Promise<LiveClassPage> {
  const answer = await transport.send<ResponseOf<typeof wire.listStaffLiveClasses>>({
    family: 'main',
    method: 'GET',
    path: base,
    query: { when, page: String(page), items_per_page: '25' },
    signal,
  });
  return {
    classes: answer.live_classes.map(toClass),
    serverNow: answer.server_now,
    next: answer.meta.next_page,
  };
}

export async function getStaffLiveClass(
  transport: Transport,
  { id, signal }: { id: number; signal?: AbortSignal },
): Promise<StaffLiveClass> {
  const { live_class } = await transport.send<ResponseOf<typeof wire.getStaffLiveClass>>({
    family: 'main',
    method: 'GET',
    path: `${base}/${id}`,
    signal,
  });
  return toClass(live_class);
}

type One = ResponseOf<typeof wire.createLiveClass>;

/** A new class; with an id, changes the one that is there. */
export async function saveLiveClass(
  transport: Transport,
  { id, input }: { id: number | null; input: LiveClassInput },
): Promise<StaffLiveClass> {
  const { live_class } = await transport.send<One>({
    family: 'main',
    method: id === null ? 'POST' : 'PUT',
    path: id === null ? base : `${base}/${id}`,
    body: {
      live_class: {
        course_id: input.courseId,
        subject_id: input.subjectId,
        chapter_id: input.chapterId,
        section_ids: input.sectionIds,
        tutor_ids: input.tutorIds,
        title: input.title,
        starts_at: input.startsAt,
        ends_at: input.endsAt,
        provider: input.provider,
        external_url: input.externalUrl,
      },
    },
  });
  return toClass(live_class);
}

/** Everything as it is, but over at another moment. */
export const moveLiveClassEnd = (
  transport: Transport,
  liveClass: StaffLiveClass,
  endsAt: string,
): Promise<StaffLiveClass> =>
  saveLiveClass(transport, {
    id: liveClass.id,
    input: {
      courseId: liveClass.courseId,
      subjectId: liveClass.subjectId,
      chapterId: liveClass.chapterId,
      sectionIds: liveClass.sections.map(({ id }) => id),
      tutorIds: liveClass.tutors.map(({ id }) => id),
      title: liveClass.title,
      startsAt: liveClass.startsAt,
      endsAt,
      provider: liveClass.provider,
      externalUrl: liveClass.externalUrl,
    },
  });

export async function cancelLiveClass(transport: Transport, id: number): Promise<void> {
  await transport.send<One>({ family: 'main', method: 'POST', path: `${base}/${id}/cancel` });
}

/** Ends it for everybody. */
export async function endLiveClass(transport: Transport, id: number): Promise<void> {
  await transport.send<One>({ family: 'main', method: 'POST', path: `${base}/${id}/end` });
}

/** What opens the room for its host, for a minute. */
export async function hostLiveClass(
  transport: Transport,
  id: number,
): Promise<{ token: string; chatToken: string }> {
  const { live_class } = await transport.send<ResponseOf<typeof wire.hostLiveClass>>({
    family: 'main',
    method: 'POST',
    path: `${base}/${id}/host`,
  });
  return { token: live_class.token, chatToken: live_class.rtm_token };
}

/** Colleagues who may teach such a class, too. */
export async function listLiveTutors(
  transport: Transport,
  { courseId, subjectId, signal }: { courseId: number; subjectId: number; signal?: AbortSignal },
): Promise<readonly LiveTutor[]> {
  const { tutors } = await transport.send<ResponseOf<typeof wire.listLiveTutors>>({
    family: 'main',
    method: 'GET',
    path: '/live_class_management/staff/tutors',
    query: { course_id: String(courseId), subject_id: String(subjectId) },
    signal,
  });
  return tutors.map(toTutor);
}

const toTutor = (one: wire.WireStaffLiveClass['tutors'][number]): LiveTutor => ({
  id: one.id,
  fullName: one.full_name,
  pictureUrl: one.display_picture_url,
});

const toClass = (one: wire.WireStaffLiveClass): StaffLiveClass => ({
  id: one.id,
  courseId: one.course_id,
  courseName: one.course_name,
  subjectId: one.subject_id,
  subjectName: one.subject_name,
  subjectColour: Number(one.subject_color_code) || null,
  chapterId: one.chapter_id,
  sections: one.sections.map(({ id, name }) => ({ id, name })),
  sectionNames: one.sections.map(({ name }) => name),
  tutors: one.tutors.map(toTutor),
  title: one.title,
  provider: one.provider,
  externalUrl: one.external_url,
  startsAt: one.starts_at,
  endsAt: one.ends_at,
  state: one.state,
  canHost: one.can_host,
  isOwn: one.is_own,
  attendedCount: one.attended_count,
  recordingsCount: one.recordings_count,
});
