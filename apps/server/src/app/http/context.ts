import type { FastifyRequest } from 'fastify';
import type { PlacedBrand } from '#modules/tenancy/index.ts';
import type { Actor } from '#platform/http/actor.ts';
import type { Place } from '#platform/http/route.ts';

declare module 'fastify' {
  interface FastifyRequest {
    brand: PlacedBrand | null;
    actor: Actor | null;
    isBlocked: boolean;
  }
  interface FastifyContextConfig {
    policy?: import('#platform/http/actor.ts').Policy;
    family?: 'main' | 'net';
    /** The route says itself what a browser may do with its answer. */
    hasOwnHeaders?: boolean;
  }
}

/** Hindi when the caller prefers it to English, else English. */
export function localeOf(acceptLanguage: string | undefined): 'en' | 'hi' {
  for (const part of (acceptLanguage ?? '').toLowerCase().split(',')) {
    const tag = part.trim().split(/[-;]/)[0];
    if (tag === 'hi') return 'hi';
    if (tag === 'en') return 'en';
  }
  return 'en';
}

export interface Addressing {
  scheme: 'http' | 'https';
  port: number | undefined;
}

export const originOf = ({ scheme, port }: Addressing, host: string): string =>
  `${scheme}://${host}${port === undefined ? '' : `:${port}`}`;

/** The origin is built from the registered host, so that a forged Host header never reaches a mail. */
export function placeOf(brand: PlacedBrand, addressing: Addressing): Place {
  return {
    tenantId: brand.tenantId,
    brandId: brand.brandId,
    brandSlug: brand.record.slug,
    origin: originOf(addressing, brand.host),
  };
}

/** Inside the API the family is known by the route; elsewhere by the path. */
export function familyOf(request: FastifyRequest): 'main' | 'net' {
  return request.routeOptions.config.family ?? (request.url.startsWith('/api/v') ? 'main' : 'net');
}
