import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Authenticate } from '#modules/accounts/index.ts';
import type { BrandRegistry } from '#modules/tenancy/index.ts';
import { AppError } from '#platform/app-error.ts';
import { allows, type Policy } from '#platform/http/actor.ts';
import type { RateLimits } from './rate-limits.ts';

interface Deps {
  brands: BrandRegistry;
  authenticate: Authenticate;
  limits: RateLimits;
}

/** Generous: they stop runaway clients and floods, not schools. */
const perSession = { name: 'session', points: 1_200, seconds: 60 };
const perAddress = { name: 'address', points: 6_000, seconds: 60 };

/** Brand by host, actor by token, flood, policy: in this order, before any body is read. */
export function addGate(server: FastifyInstance, { brands, authenticate, limits }: Deps): void {
  server.decorateRequest('brand', null);
  server.decorateRequest('actor', null);
  server.decorateRequest('isBlocked', false);

  server.addHook('onRequest', async (request) => {
    const { policy, family } = request.routeOptions.config;
    if (policy === 'operations') return;
    request.brand = await brands.ofHost(request.hostname);
    if (!family) return;
    if (!request.brand) throw new AppError('unavailable');
    const refusal = await identify(request, authenticate, request.brand.tenantId);
    const { actor } = request;
    await (actor ? limits.take(perSession, actor.sessionId) : limits.take(perAddress, request.ip));
    check(policy ?? 'signed-in', request, refusal);
  });
}

async function identify(request: FastifyRequest, authenticate: Authenticate, tenantId: number) {
  const [scheme, token] = (request.headers.authorization ?? '').split(' ');
  if (scheme?.toLowerCase() !== 'bearer' || !token) return 'unauthenticated';
  const found = await authenticate(token, tenantId);
  if ('refusal' in found) return found.refusal;
  request.actor = found.actor;
  request.isBlocked = found.isBlocked;
  return null;
}

function check(policy: Policy, request: FastifyRequest, refusal: string | null): void {
  if (policy === 'anyone') return;
  if (refusal) throw new AppError(refusal);
  if (!allows(policy, request.actor)) throw new AppError('forbidden');
  const actsAsStudent = policy === 'student' || request.actor?.kind === 'student';
  if (actsAsStudent && request.isBlocked) throw new AppError('blocked');
}
