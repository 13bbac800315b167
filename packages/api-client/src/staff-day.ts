import type { ResponseOf } from '@shala/wire/contract.ts';
import type { staffDay, WireWaiting } from '@shala/wire/staff-day.ts';
import type { Transport } from './transport.ts';

export type WaitingKind = WireWaiting['kind'];

export interface WaitingLine {
  /** Null: of the whole tenant. */
  readonly course: { readonly id: number; readonly name: string } | null;
  readonly subject: { readonly id: number; readonly name: string; readonly colour: number | null } | null;
  readonly count: number;
  /** How long the oldest one has waited by the server's clock, in milliseconds. */
  readonly age: number;
}

export interface Waiting {
  readonly kind: WaitingKind;
  readonly count: number;
  readonly lines: readonly WaitingLine[];
}

export interface TodaysClass {
  readonly id: number;
  readonly title: string;
  readonly startsAt: string;
  readonly endsAt: string;
  /** Its room is open, and this person may host it. */
  readonly canHost: boolean;
}

export interface StaffDay {
  readonly waiting: readonly Waiting[];
  /** Taught today by the person and not over yet, the next first. */
  readonly classes: readonly TodaysClass[];
}

/** What waits for the person who is signed in, and what they teach live today. */
export async function getStaffDay(transport: Transport, signal?: AbortSignal): Promise<StaffDay> {
  const answer = await transport.send<ResponseOf<typeof staffDay>>({
    family: 'main',
    method: 'GET',
    path: '/console/staff/day',
    signal,
  });
  const now = Date.parse(answer.server_now);
  const waiting = answer.waiting.map(({ kind, count, lines }) => ({
    kind,
    count,
    lines: lines.map((line) => ({
      course: line.course && { id: line.course.id, name: line.course.name },
      subject: line.subject && {
        id: line.subject.id,
        name: line.subject.name,
        colour: Number(line.subject.color_code) || null,
      },
      count: line.count,
      age: now - Date.parse(line.oldest_at),
    })),
  }));
  const classes = answer.classes.map((one) => ({
    id: one.id,
    title: one.title,
    startsAt: one.starts_at,
    endsAt: one.ends_at,
    canHost: one.can_host,
  }));
  return { waiting, classes };
}
