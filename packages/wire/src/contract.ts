import type * as z from 'zod/mini';

/**
 * Two wire families. `main` is mounted under /api/v1 (snake case) and /api/v2 (camel case); `net` at the
 * root and under /net, in any letter case.
 */
export type Family = 'main' | 'net';
export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
export type ObjectSchema = z.ZodMiniObject;

export interface Contract<
  Params extends ObjectSchema = ObjectSchema,
  Query extends ObjectSchema = ObjectSchema,
  Body extends z.ZodMiniType = z.ZodMiniType,
  Response extends z.ZodMiniType = z.ZodMiniType,
> {
  readonly summary: string;
  readonly family: Family;
  readonly method: Method;
  /** Fastify notation (`:id`), relative to the family's base path. */
  readonly path: string;
  readonly params?: Params;
  readonly query?: Query;
  readonly body?: Body;
  readonly response: Response;
}

/** Keeps the literal types of a contract while checking its shape. */
export function contract<
  Params extends ObjectSchema,
  Query extends ObjectSchema,
  Body extends z.ZodMiniType,
  Response extends z.ZodMiniType,
>(definition: Contract<Params, Query, Body, Response>): Contract<Params, Query, Body, Response> {
  return definition;
}

export type BodyOf<C> =
  C extends Contract<ObjectSchema, ObjectSchema, infer B, z.ZodMiniType> ? z.infer<B> : never;
export type ResponseOf<C> =
  C extends Contract<ObjectSchema, ObjectSchema, z.ZodMiniType, infer R> ? z.infer<R> : never;
