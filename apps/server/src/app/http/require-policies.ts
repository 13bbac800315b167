import type { FastifyInstance } from 'fastify';

export interface RouteRow {
  method: string;
  url: string;
  policy: string;
}

/** Every route says who may call it. One that does not keeps the server from starting. */
export function requirePolicies(server: FastifyInstance, open: readonly string[] = []): RouteRow[] {
  const rows: RouteRow[] = [];
  server.addHook('onRoute', (route) => {
    // Routes that a library adds by itself cannot declare anything: they are open by name.
    const isNamed = open.some((prefix) => route.url === prefix || route.url.startsWith(`${prefix}/`));
    if (isNamed) route.config = { ...route.config, policy: 'anyone' };
    const policy = route.config?.policy;
    if (!policy) throw new Error(`The route ${String(route.method)} ${route.url} declares no policy.`);
    for (const method of [route.method].flat()) {
      if (method !== 'HEAD') rows.push({ method, url: route.url, policy });
    }
  });
  return rows;
}
