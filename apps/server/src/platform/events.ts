import type { Tx } from './db/database.ts';
import { enqueue } from './jobs.ts';

/** Something that happened, told to whoever listens. Written in the transaction of the change itself. */
export interface DomainEvent<Type extends string = string, Data extends object = object> {
  readonly type: Type;
  readonly tenantId: number;
  readonly data: Data;
}

export const dispatchTask = 'dispatch-event';

export async function emit(tx: Tx, event: DomainEvent): Promise<void> {
  await enqueue(tx, dispatchTask, event);
}

/** A listener is named, so that each one is retried by itself. It must tolerate being called twice. */
export interface EventListener {
  readonly name: string;
  readonly event: string;
  handle(event: DomainEvent): Promise<void>;
}

export interface JobHandler {
  readonly task: string;
  handle(payload: unknown): Promise<void>;
}
