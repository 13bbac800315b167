import { inLocale, localTextSchema } from '@shala/brand/brand.ts';
import { staffDay, type WireTodaysClass, type WireWaiting } from '@shala/wire/staff-day.ts';
import { readNow } from '#platform/db/clock.ts';
import type { Database, Queryable } from '#platform/db/database.ts';
import type { StaffActor } from '#platform/http/actor.ts';
import { type Route, read } from '#platform/http/route.ts';
import type { WaitingLine } from '#platform/waiting.ts';

type Kind = WireWaiting['kind'];
type ListWaiting = (db: Queryable, staff: { tenantId: number; staffId: number }) => Promise<WaitingLine[]>;

/** What a module offers for somebody's day. */
export interface DayPart {
  kind: Kind;
  list: ListWaiting;
  /** Without it: for every member of staff, and what they reach is the module's business. */
  isFor?: (actor: StaffActor) => boolean;
}

interface TodaysClass {
  id: number;
  /** Per language. */
  title: unknown;
  startsAt: Date;
  endsAt: Date;
  canHost: boolean;
}

interface DayDeps {
  db: Database;
  parts: readonly DayPart[];
  classesOf(db: Queryable, staff: { tenantId: number; staffId: number }): Promise<TodaysClass[]>;
}

/** One call for the first page of the console; each module counts its own. */
export function staffDayRoutes({ db, parts, classesOf }: DayDeps): Route[] {
  return [
    read(staffDay, { policy: 'staff' }, async ({ actor, locale }) => {
      const own = parts.filter(({ isFor }) => isFor === undefined || isFor(actor));
      const waiting: WireWaiting[] = [];
      for (const { kind, list } of own) waiting.push(present(kind, await list(db, actor), locale));
      const classes = (await classesOf(db, actor)).map((one) => presentClass(one, locale));
      return { waiting, classes, server_now: (await readNow(db)).toISOString() };
    }),
  ];
}

const nameIn = (name: unknown, locale: 'en' | 'hi') => inLocale(localTextSchema.parse(name), locale);

const presentClass = (
  { id, title, startsAt, endsAt, canHost }: TodaysClass,
  locale: 'en' | 'hi',
): WireTodaysClass => ({
  id,
  title: nameIn(title, locale),
  starts_at: startsAt.toISOString(),
  ends_at: endsAt.toISOString(),
  can_host: canHost,
});

function present(kind: Kind, lines: readonly WaitingLine[], locale: 'en' | 'hi'): WireWaiting {
  const nameOf = (name: unknown) => nameIn(name, locale);
  return {
    kind,
    count: lines.reduce((sum, { count }) => sum + count, 0),
    lines: lines.map(({ course, subject, count, oldestAt }) => ({
      course: course && { id: course.id, name: nameOf(course.name) },
      subject: subject && {
        id: subject.id,
        name: nameOf(subject.name),
        color_code: subject.colour === null ? null : String(subject.colour),
      },
      count,
      oldest_at: oldestAt.toISOString(),
    })),
  };
}
