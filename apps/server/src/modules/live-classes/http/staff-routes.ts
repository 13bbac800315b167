import * as wire from '@shala/wire/live-classes-staff.ts';
import type { Queryable } from '#platform/db/database.ts';
import type { StaffActor } from '#platform/http/actor.ts';
import { act, type Incoming, type Route, read, write } from '#platform/http/route.ts';
import { pageOf } from '#platform/page.ts';
import { admitHost } from '../admit.ts';
import { cancelClass } from '../cancel-class.ts';
import { getForStaff, listForStaff } from '../describe-for-staff.ts';
import { endClass } from '../end-class.ts';
import { listTutors } from '../list-tutors.ts';
import { type ClassInput, changeClass, createClass } from '../save-class.ts';
import { presentJoin, presentTutors } from './present-class.ts';
import { presentStaffClass } from './present-staff-class.ts';
import { joins, type MeetingDeps } from './student-routes.ts';

const staff = { policy: 'staff' } as const;
type Asking = Pick<Incoming<'staff', unknown, unknown, unknown>, 'actor' | 'locale'>;

export const staffRoutes = (deps: MeetingDeps): Route[] => [...planRoutes(deps), ...hostRoutes(deps)];

const presentOne =
  ({ storage }: MeetingDeps) =>
  async (on: Queryable, { actor, locale }: Asking, liveClassId: number) => {
    const { found, now } = await getForStaff(on, { staff: actor, liveClassId });
    return {
      live_class: await presentStaffClass(storage, found, locale),
      server_now: now.toISOString(),
    };
  };

/** Setting classes up, and what is set up. */
function planRoutes(deps: MeetingDeps): Route[] {
  const { db, storage, rooms } = deps;
  const present = presentOne(deps);
  return [
    read(wire.listStaffLiveClasses, staff, async ({ actor, query, locale }) => {
      const page = pageOf({ number: query.page, size: query.items_per_page });
      const { classes, now, meta } = await listForStaff(db, {
        staff: actor,
        when: query.when ?? 'coming',
        page,
      });
      return {
        live_classes: await Promise.all(classes.map((one) => presentStaffClass(storage, one, locale))),
        server_now: now.toISOString(),
        meta: {
          current_page: meta.number,
          total_pages: meta.pages,
          total_count: meta.total,
          next_page: meta.next,
          prev_page: meta.previous,
          items_per_page: meta.size,
        },
      };
    }),
    read(wire.listLiveTutors, staff, async ({ actor, query, locale }) => {
      const about = { courseId: query.course_id, subjectId: query.subject_id };
      return {
        tutors: await presentTutors(storage, await listTutors(db, { staff: actor, about, locale }), locale),
      };
    }),
    read(wire.getStaffLiveClass, staff, (request) => present(db, request, request.params.liveClassId)),
    write(wire.createLiveClass, staff, async (request, tx) => {
      const input = readInput(request.body.live_class);
      return present(tx, request, await createClass(tx, deps, { staff: request.actor, input }));
    }),
    act(wire.updateLiveClass, staff, async (request) => {
      const { liveClassId } = request.params;
      const change = { staff: request.actor, liveClassId, input: readInput(request.body.live_class) };
      await db.transaction().execute((tx) => changeClass(tx, deps, change));
      await rooms.tellChanged(which(request.actor, liveClassId));
      return present(db, request, liveClassId);
    }),
    act(wire.cancelLiveClass, staff, async (request) => {
      const { liveClassId } = request.params;
      await db.transaction().execute((tx) => cancelClass(tx, { staff: request.actor, liveClassId }));
      await rooms.tellEnded(which(request.actor, liveClassId));
      return present(db, request, liveClassId);
    }),
  ];
}

/** What a host does besides the meeting itself. */
function hostRoutes(deps: MeetingDeps): Route[] {
  const present = presentOne(deps);
  return [
    act(wire.hostLiveClass, { policy: 'staff', limits: [joins] }, async ({ actor, params, locale }) => {
      const admission = await admitHost(deps, actor, params.liveClassId);
      const pass = await deps.meetingPasses.issue(admission.seat);
      return { live_class: presentJoin(admission, pass, locale) };
    }),
    act(wire.endLiveClass, staff, async (request) => {
      const { liveClassId } = request.params;
      await endClass(deps, request.actor, liveClassId);
      await deps.rooms.tellEnded(which(request.actor, liveClassId));
      return present(deps.db, request, liveClassId);
    }),
  ];
}

const which = ({ tenantId }: StaffActor, liveClassId: number) => ({ tenantId, liveClassId });

const readInput = (input: wire.WireLiveClassInput): ClassInput => ({
  courseId: input.course_id,
  subjectId: input.subject_id,
  chapterId: input.chapter_id,
  sectionIds: [...new Set(input.section_ids)],
  tutorIds: [...new Set(input.tutor_ids)],
  // An empty field of a form is no Hindi title.
  title: input.title.hi ? { en: input.title.en, hi: input.title.hi } : { en: input.title.en },
  provider: input.provider,
  externalUrl: input.provider === 'external' ? input.external_url : null,
  startsAt: new Date(input.starts_at),
  endsAt: new Date(input.ends_at),
});
