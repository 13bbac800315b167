import type { Tx } from './db/database.ts';
import { enqueue } from './jobs.ts';
import { newUuid } from './random.ts';

/** Something that happened, told to whoever listens. Written in the transaction of the change itself. */
export interface DomainEvent<Type extends string = string, Data extends object = object> {
  /** The same for every delivery of this event: what a listener recognises a repeat by. */
  readonly id: string;
  readonly type: Type;
  readonly tenantId: number;
  readonly data: Data;
}

export const dispatchTask = 'dispatch-event';

export async function emit<Event extends DomainEvent>(tx: Tx, event: Omit<Event, 'id'>): Promise<void> {
  await enqueue(tx, dispatchTask, { id: newUuid(), ...event });
}

/** A listener is named, so that each one is retried by itself. It must tolerate being called twice. */
export interface EventListener {
  readonly name: string;
  readonly event: string;
  handle(event: DomainEvent): Promise<void>;
}

export interface JobHandler {
  readonly task: string;
  /** The signal calls long work off when the worker stops; the job is then run again by another one. */
  handle(payload: unknown, signal: AbortSignal): Promise<void>;
}
