import { inLocale, type Locale, type LocalText } from '@shala/brand/brand.ts';
import type {
  WireJoinResult,
  WireLiveClass,
  WireLiveClassDetails,
  WireLiveTutor,
} from '@shala/wire/live-classes.ts';
import type { Storage } from '#platform/storage.ts';
import type { Admission } from '../admit.ts';
import { joinOpensAt, minutesOf } from '../domain/class-times.ts';
import { indianDay, indianTime } from '../domain/indian-clock.ts';
import type { LiveClass, Tutor } from '../domain/live-class.ts';
import type { StudentClass } from '../list-for-student.ts';

export type Links = Pick<Storage, 'signedUrl'>;

export const presentTutors = (
  storage: Links,
  tutors: readonly Tutor[],
  locale: Locale,
): Promise<WireLiveTutor[]> =>
  Promise.all(
    tutors.map(async ({ id, name, pictureKey }) => ({
      id,
      full_name: inLocale(name, locale),
      display_picture_url: await storage.signedUrl(pictureKey),
    })),
  );

const namesOf = (things: readonly { name: LocalText }[], locale: Locale) =>
  things.map(({ name }) => ({ name: inLocale(name, locale) }));

export async function presentClass(
  storage: Links,
  { liveClass, canJoin, isLocked }: StudentClass,
  locale: Locale,
): Promise<WireLiveClass> {
  const { startsAt, endsAt } = liveClass;
  return {
    id: liveClass.id,
    title: inLocale(liveClass.title, locale),
    date: indianDay(startsAt),
    start_time: indianTime(startsAt),
    end_time: indianTime(endsAt),
    starts_at: startsAt.toISOString(),
    ends_at: endsAt.toISOString(),
    duration: minutesOf(liveClass),
    is_join_live: canJoin,
    is_locked: isLocked,
    class_room: { name: inLocale(liveClass.courseName, locale) },
    sections: namesOf(liveClass.sections, locale),
    subject: {
      name: inLocale(liveClass.subjectName, locale),
      color_code: liveClass.subjectColourCode,
    },
    tutors: await presentTutors(storage, liveClass.tutors, locale),
    created_tutor_id: liveClass.staffId,
    provider: liveClass.provider,
    join_opens_at: joinOpensAt(liveClass).toISOString(),
  };
}

export async function presentDetails(
  storage: Links,
  liveClass: LiveClass,
  locale: Locale,
): Promise<WireLiveClassDetails> {
  const { startsAt, endsAt } = liveClass;
  return {
    live_class_id: liveClass.id,
    title: inLocale(liveClass.title, locale),
    date: indianDay(startsAt),
    start_time: indianTime(startsAt),
    end_time: indianTime(endsAt),
    starts_at: startsAt.toISOString(),
    ends_at: endsAt.toISOString(),
    tutors: await presentTutors(storage, liveClass.tutors, locale),
    subject: { name: inLocale(liveClass.subjectName, locale) },
    class_room: { name: inLocale(liveClass.courseName, locale) },
    sections: namesOf(liveClass.sections, locale),
  };
}

interface Pass {
  channelName: string;
  token: string;
  chatToken: string;
}

export const presentJoin = (
  { seat, title, startsAt, endsAt }: Admission,
  pass: Pass,
  locale: Locale,
): WireJoinResult => ({
  id: seat.liveClassId,
  title: inLocale(title, locale),
  channel_name: pass.channelName,
  token: pass.token,
  start_time: indianTime(startsAt),
  end_time: indianTime(endsAt),
  duration: minutesOf({ startsAt, endsAt }),
  rtm_token: pass.chatToken,
  rtm_token_uid: seat.uid,
});
