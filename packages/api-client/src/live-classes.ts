import type { ResponseOf } from '@shala/wire/contract.ts';
import type * as wire from '@shala/wire/live-classes.ts';
import type { Transport } from './transport.ts';

export interface LiveTutor {
  readonly id: number;
  readonly fullName: string;
  readonly pictureUrl: string | null;
}

interface ClassFacts {
  readonly title: string;
  readonly startsAt: string;
  readonly endsAt: string;
  readonly courseName: string;
  /** None: the whole course. */
  readonly sectionNames: readonly string[];
  readonly subjectName: string;
  readonly tutors: readonly LiveTutor[];
}

export interface LiveClass extends ClassFacts {
  readonly id: number;
  readonly subjectColourCode: string;
  /** Held here, or by another provider behind a link. */
  readonly provider: 'rtc' | 'external';
  /** The server's word: the window is open, and this student may come in. */
  readonly canJoin: boolean;
  /** Trial, or ended: a notice stands in place of joining. */
  readonly isLocked: boolean;
  readonly joinOpensAt: string;
}

export interface LiveClassList {
  readonly classes: readonly LiveClass[];
  /** The area is closed to this student: trial, or ended. */
  readonly isLocked: boolean;
  readonly serverNow: string;
}

const base = '/live_class_management/student';

interface Search {
  readonly search: string;
  readonly signal?: AbortSignal;
}

const list = async (transport: Transport, what: string, { search, signal }: Search) => {
  const answer = await transport.send<ResponseOf<typeof wire.listLiveNow>>({
    family: 'main',
    method: 'GET',
    path: `${base}/${what}`,
    query: { search: search === '' ? undefined : search },
    signal,
  });
  return {
    classes: answer.live_classes.map(toLiveClass),
    isLocked: answer.is_locked,
    serverNow: answer.server_now,
  };
};

export const listLiveNow = (transport: Transport, search: Search): Promise<LiveClassList> =>
  list(transport, 'live_now', search);

export const listUpcomingLiveClasses = (transport: Transport, search: Search): Promise<LiveClassList> =>
  list(transport, 'upcoming_live_classes', search);

interface Which {
  readonly liveClassId: number;
  readonly signal?: AbortSignal;
}

export async function getLiveClass(
  transport: Transport,
  { liveClassId, signal }: Which,
): Promise<ClassFacts> {
  const { live_class } = await transport.send<ResponseOf<typeof wire.getLiveClass>>({
    family: 'main',
    method: 'GET',
    path: `${base}/live_classes/${liveClassId}`,
    signal,
  });
  return toFacts(live_class);
}

/** Both tokens live for a minute: one opens the meeting's line, the other the messages on it. */
export async function joinLive(
  transport: Transport,
  { liveClassId }: Which,
): Promise<{ token: string; chatToken: string }> {
  const { live_class } = await transport.send<ResponseOf<typeof wire.joinLive>>({
    family: 'main',
    method: 'POST',
    path: `${base}/live_classes/${liveClassId}/join_live`,
  });
  return { token: live_class.token, chatToken: live_class.rtm_token };
}

/** Closes the student's own attendance; the class goes on. */
export async function endLive(transport: Transport, { liveClassId }: Which): Promise<void> {
  await transport.send({
    family: 'main',
    method: 'POST',
    path: `${base}/live_classes/${liveClassId}/end_live`,
    keepalive: true,
  });
}

/** The link to another provider's meeting; null where the server gave none. */
export async function joinExternal(transport: Transport, { liveClassId }: Which): Promise<string | null> {
  const { isSuccess, message } = await transport.send<ResponseOf<typeof wire.joinExternal>>({
    family: 'net',
    method: 'POST',
    path: '/Tutor/JoinLiveClass',
    body: { liveClassId, userType: 'student', requestFrom: 'web' },
  });
  return isSuccess && message.startsWith('https://') ? message : null;
}

const toTutor = (one: wire.WireLiveTutor): LiveTutor => ({
  id: one.id,
  fullName: one.full_name,
  pictureUrl: one.display_picture_url,
});

const toFacts = (one: wire.WireLiveClass | wire.WireLiveClassDetails): ClassFacts => ({
  title: one.title,
  startsAt: one.starts_at,
  endsAt: one.ends_at,
  courseName: one.class_room.name,
  sectionNames: one.sections.map(({ name }) => name),
  subjectName: one.subject.name,
  tutors: one.tutors.map(toTutor),
});

const toLiveClass = (one: wire.WireLiveClass): LiveClass => ({
  ...toFacts(one),
  id: one.id,
  subjectColourCode: one.subject.color_code ?? '',
  provider: one.provider,
  canJoin: one.is_join_live,
  isLocked: one.is_locked,
  joinOpensAt: one.join_opens_at,
});
