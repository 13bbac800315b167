import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Authenticate } from '#modules/accounts/index.ts';
import type { BrandRegistry } from '#modules/tenancy/index.ts';
import { AppError } from '#platform/app-error.ts';
import { allows, type Policy } from '#platform/http/actor.ts';
import type { RateLimits } from './rate-limits.ts';

interface Deps {
  brands: BrandRegistry;
  authenticate: Authenticate;
  authenticateByTicket: Authenticate;
  limits: RateLimits;
}

/** Generous: they stop runaway clients and floods, not schools. */
const perSession = { name: 'session', points: 1_200, seconds: 60 };
const perAddress = { name: 'address', points: 6_000, seconds: 60 };

/** Brand by host, actor by token, flood, policy: in this order, before any body is read. */
export function addGate(server: FastifyInstance, deps: Deps): void {
  const { brands, limits } = deps;
  server.decorateRequest('brand', null);
  server.decorateRequest('actor', null);
  server.decorateRequest('isBlocked', false);

  server.addHook('onRequest', async (request) => {
    const { policy, family } = request.routeOptions.config;
    if (policy === 'operations') return;
    request.brand = await brands.ofHost(request.hostname);
    if (!family) return;
    if (!request.brand) throw new AppError('unavailable');
    if (request.brand.isClosed) throw new AppError('tenant_closed');
    const refusal = await identify(request, deps, request.brand.tenantId);
    const { actor } = request;
    await (actor ? limits.take(perSession, actor.sessionId) : limits.take(perAddress, request.ip));
    check(policy ?? 'signed-in', request, refusal);
  });
}

async function identify(request: FastifyRequest, deps: Deps, tenantId: number) {
  const isTicket = request.routeOptions.config.policy === 'ticket';
  const found = await (isTicket ? byQuery : byHeader)(request, deps, tenantId);
  if (!found) return 'unauthenticated';
  if ('refusal' in found) return found.refusal;
  request.actor = found.actor;
  request.isBlocked = found.isBlocked;
  return null;
}

async function byHeader(request: FastifyRequest, { authenticate }: Deps, tenantId: number) {
  const [scheme, token] = (request.headers.authorization ?? '').split(' ');
  return scheme?.toLowerCase() === 'bearer' && token ? authenticate(token, tenantId) : null;
}

/** Older clients put their access token where ours put a ticket. Nothing else in the query says who somebody is. */
async function byQuery(request: FastifyRequest, deps: Deps, tenantId: number) {
  const { ticket, access_token: token } = request.query as Record<string, unknown>;
  if (typeof ticket === 'string') return deps.authenticateByTicket(ticket, tenantId);
  return typeof token === 'string' ? deps.authenticate(token, tenantId) : null;
}

function check(policy: Policy, request: FastifyRequest, refusal: string | null): void {
  // A meeting's door looks at its pass itself.
  if (policy === 'anyone' || policy === 'meeting') return;
  if (refusal) throw new AppError(refusal);
  if (!allows(policy, request.actor)) throw new AppError('forbidden');
  const isForStudents = policy === 'student' || policy === 'payer' || policy === 'ticket';
  const actsAsStudent = isForStudents || request.actor?.kind === 'student';
  if (actsAsStudent && request.isBlocked) throw new AppError('blocked');
}
