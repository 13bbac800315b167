import type { Locale } from '@shala/brand/brand.ts';
import * as wire from '@shala/wire/live-classes.ts';
import { act, type Limit, type Route, read } from '#platform/http/route.ts';
import { admitStudent } from '../admit.ts';
import type { Learner, LiveClassesDeps, Rooms } from '../deps.ts';
import { joinExternal, type Refusal } from '../join-external.ts';
import { leaveClass } from '../leave-class.ts';
import { listForStudent } from '../list-for-student.ts';
import type { MeetingPasses } from '../meeting-pass.ts';
import { requireForStudent } from '../require-class.ts';
import { presentClass, presentDetails, presentJoin } from './present-class.ts';

export type MeetingDeps = LiveClassesDeps & { rooms: Rooms; meetingPasses: MeetingPasses };

const student = { policy: 'student' } as const;
/** A poor network joins again and again; a script more often than that. */
export const joins: Limit = {
  name: 'live-join',
  points: 60,
  seconds: 300,
  key: ({ actor }) => actor?.sessionId ?? null,
};

export function studentRoutes(deps: MeetingDeps): Route[] {
  const { db, storage } = deps;
  const list = async (learner: Learner, when: 'now' | 'upcoming', search: string, locale: Locale) => {
    const { classes, isLocked, now } = await listForStudent(deps, { learner, when, search });
    return {
      live_classes: await Promise.all(classes.map((one) => presentClass(storage, one, locale))),
      is_locked: isLocked,
      server_now: now.toISOString(),
    };
  };
  return [
    read(wire.listUpcomingLiveClasses, student, ({ actor, query, locale }) =>
      list(actor, 'upcoming', query.search ?? '', locale),
    ),
    read(wire.listLiveNow, student, ({ actor, query, locale }) =>
      list(actor, 'now', query.search ?? '', locale),
    ),
    read(wire.getLiveClass, student, async ({ actor, params, locale }) => {
      const { liveClassId } = params;
      const { liveClass } = await requireForStudent(db, deps, { learner: actor, liveClassId });
      return { live_class: await presentDetails(storage, liveClass, locale) };
    }),
    act(wire.joinLive, { policy: 'student', limits: [joins] }, async ({ actor, params, locale }) => {
      const admission = await admitStudent(deps, actor, params.liveClassId);
      const pass = await deps.meetingPasses.issue(admission.seat);
      return { live_class: presentJoin(admission, pass, locale) };
    }),
    act(wire.endLive, student, async ({ actor, params, locale }) => {
      const liveClass = await leaveClass(deps, { learner: actor, liveClassId: params.liveClassId });
      return { live_class: await presentDetails(storage, liveClass, locale) };
    }),
    // Whoever the body says it is: the session says who asks.
    act(wire.joinExternal, { policy: 'student', limits: [joins] }, async ({ actor, body, locale }) => {
      const { liveClassId } = body;
      const answer = await joinExternal(deps, { learner: actor, liveClassId });
      return 'link' in answer
        ? { isSuccess: true, message: answer.link }
        : { isSuccess: false, message: refusals[answer.refusal][locale] };
    }),
  ];
}

/** Older clients show this message as it comes. */
const refusals: Record<Refusal, Record<Locale, string>> = {
  subscription_required: {
    en: 'Please subscribe to join live classes.',
    hi: 'लाइव क्लास में आने के लिए कृपया सब्सक्रिप्शन लें।',
  },
  live_class_not_open: {
    en: 'You can join from ten minutes before the class until it ends.',
    hi: 'क्लास शुरू होने से दस मिनट पहले से उसके खत्म होने तक आप जुड़ सकते हैं।',
  },
  live_class_unavailable: {
    en: 'This class has no link to open.',
    hi: 'इस क्लास के लिए कोई लिंक नहीं है।',
  },
};
