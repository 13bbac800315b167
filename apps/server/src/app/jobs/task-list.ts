import type { Task, TaskList } from 'graphile-worker';
import { type DomainEvent, dispatchTask, type EventListener, type JobHandler } from '#platform/events.ts';
import type { Metrics } from '#platform/metrics.ts';

interface Deps {
  listeners: readonly EventListener[];
  jobs: readonly JobHandler[];
  metrics: Metrics;
}

const listenerTask = (name: string) => `listener:${name}`;

/** An event becomes one job per listener, so that a listener that fails is retried alone. */
export function createTaskList({ listeners, jobs, metrics }: Deps): TaskList {
  const counted = (task: string, run: Task): Task => {
    return async (payload, helpers) => {
      try {
        await run(payload, helpers);
        metrics.countJob(task, 'done');
      } catch (error) {
        metrics.countJob(task, 'failed');
        throw error;
      }
    };
  };

  const dispatch: Task = async (payload, { addJob }) => {
    const event = payload as DomainEvent;
    for (const listener of listeners.filter((candidate) => candidate.event === event.type)) {
      await addJob(listenerTask(listener.name), event, { jobKey: `${event.id}:${listener.name}` });
    }
  };

  const tasks: TaskList = { [dispatchTask]: counted(dispatchTask, dispatch) };
  for (const { name, handle } of listeners) {
    tasks[listenerTask(name)] = counted(name, (payload) => handle(payload as DomainEvent));
  }
  for (const { task, handle } of jobs)
    tasks[task] = counted(task, (payload, { abortSignal }) => handle(payload, abortSignal));
  return tasks;
}
