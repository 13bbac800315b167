import type { EventListener, JobHandler } from '#platform/events.ts';
import type { Route } from '#platform/http/route.ts';
import type { StudentTable } from '#platform/student-data.ts';
import type { Sweep } from '#platform/sweep.ts';

interface Parts {
  routes?: readonly Route[];
  listeners?: readonly EventListener[];
  jobs?: readonly JobHandler[];
  sweeps?: readonly Sweep[];
  studentTables?: readonly StudentTable[];
}

/** What the processes run, out of the modules in their order. */
export function collectParts(modules: readonly Parts[]) {
  return {
    routes: modules.flatMap(({ routes = [] }) => routes),
    listeners: modules.flatMap(({ listeners = [] }) => listeners),
    jobs: modules.flatMap(({ jobs = [] }) => jobs),
    sweeps: modules.flatMap(({ sweeps = [] }) => sweeps),
    // Children before parents: what stands to the right hangs on what stands to the left.
    studentTables: modules.toReversed().flatMap(({ studentTables = [] }) => studentTables),
  };
}
