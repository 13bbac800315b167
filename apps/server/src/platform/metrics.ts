import { Counter, collectDefaultMetrics, Histogram, Registry } from 'prom-client';

export interface Metrics {
  observeRequest(labels: { method: string; route: string; status: number }, seconds: number): void;
  countJob(task: string, outcome: 'done' | 'failed'): void;
  countClientError(): void;
  text(): Promise<{ type: string; body: string }>;
}

export function createMetrics(): Metrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const requests = new Histogram({
    name: 'shala_http_request_seconds',
    help: 'Time from the first byte of a request to the last of its answer',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.005, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5, 20],
    registers: [registry],
  });
  const jobs = new Counter({
    name: 'shala_jobs_total',
    help: 'Jobs run by this worker',
    labelNames: ['task', 'outcome'],
    registers: [registry],
  });
  const clientErrors = new Counter({
    name: 'shala_client_errors_total',
    help: 'Errors reported by browsers',
    registers: [registry],
  });
  return {
    observeRequest: ({ method, route, status }, seconds) =>
      requests.observe({ method, route, status: String(status) }, seconds),
    countJob: (task, outcome) => jobs.inc({ task, outcome }),
    countClientError: () => clientErrors.inc(),
    text: async () => ({ type: registry.contentType, body: await registry.metrics() }),
  };
}
