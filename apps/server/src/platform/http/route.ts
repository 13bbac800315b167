import type * as z from 'zod/mini';
import type { Tx } from '../db/database.ts';
import type { Actor, ActorFor, Policy } from './actor.ts';

type ObjectSchema = z.ZodMiniObject;

/** The shape of a wire contract, as far as a route needs it. */
export interface ContractShape<
  Params extends ObjectSchema = ObjectSchema,
  Query extends ObjectSchema = ObjectSchema,
  Body extends z.ZodMiniType = z.ZodMiniType,
  Response extends z.ZodMiniType = z.ZodMiniType,
> {
  readonly summary: string;
  readonly family: 'main' | 'net';
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  readonly path: string;
  readonly params?: Params;
  readonly query?: Query;
  readonly body?: Body;
  readonly response: Response;
}

/** Where a request came in: decided by the host name, before anything else. */
export interface Place {
  tenantId: number;
  brandId: number;
  brandSlug: string;
  /** Scheme, host and port under which the brand is reached. */
  origin: string;
}

/** An answer that is not JSON: sent as it is, and kept by nobody on the way. */
export class RawAnswer {
  readonly contentType: string;
  readonly body: Buffer;
  /** Given: a browser saves it under this name. Letters, digits, dots and hyphens. */
  readonly fileName: string | null;

  constructor(contentType: string, body: Buffer | string, fileName: string | null = null) {
    this.contentType = contentType;
    this.body = Buffer.from(body);
    this.fileName = fileName;
  }
}

/** Sends the browser on to a page of ours. */
export class Redirect {
  readonly url: string;

  constructor(url: string) {
    this.url = url;
  }
}

export interface Incoming<P extends Policy, Params, Query, Body> {
  params: Params;
  query: Query;
  body: Body;
  actor: ActorFor<P>;
  place: Place;
  locale: 'en' | 'hi';
  ip: string;
  userAgent: string;
  headers: Readonly<Record<string, string | string[] | undefined>>;
  /** The Idempotency-Key: a call that is sent again has the same. */
  requestKey: string | null;
  log: {
    info(details: object, message: string): void;
    error(details: object, message: string): void;
  };
}

/** A bucket of tries. The key names an account, a phone or a session before it names an address. */
export interface Limit<Body = unknown> {
  name: string;
  points: number;
  seconds: number;
  key(request: { body: Body; actor: Actor | null; place: Place; ip: string }): string | null;
}

/** How many files a form may carry, and how large each may be. */
export interface FormLimits {
  files: number;
  fileBytes: number;
}

interface Options<P extends Policy, Body> {
  policy: P;
  limits?: readonly Limit<Body>[];
  /** The body may also come as multipart, and may carry a picture, or as many files as it says here. */
  takesFiles?: boolean | FormLimits;
  /** Whatever comes as a body, in whatever form, is not looked at. */
  ignoresBody?: boolean;
  /** The body is the text as it came, of whatever type; at most so many bytes. */
  takesText?: number;
}

export interface Route {
  contract: ContractShape;
  policy: Policy;
  limits: readonly Limit<never>[];
  takesFiles: boolean | FormLimits;
  ignoresBody: boolean;
  takesText: number | null;
  /**
   * `read` changes nothing. `write` runs in one transaction together with its idempotent answer. `act` manages
   * its own transactions, and its answer is never stored because it carries secrets or is slow to make.
   */
  mode: 'read' | 'write' | 'act';
  handle(request: Incoming<Policy, unknown, unknown, unknown>, tx: Tx | null): Promise<unknown>;
}

type Handler<
  P extends Policy,
  Params extends ObjectSchema,
  Query extends ObjectSchema,
  Body extends z.ZodMiniType,
  Response extends z.ZodMiniType,
  Rest extends unknown[],
> = (
  request: Incoming<P, z.infer<Params>, z.infer<Query>, z.infer<Body>>,
  ...rest: Rest
) => Promise<z.infer<Response> | Redirect>;

function define(
  mode: Route['mode'],
  contract: ContractShape,
  options: Options<Policy, never>,
  handler: unknown,
): Route {
  return {
    contract,
    policy: options.policy,
    limits: options.limits ?? [],
    takesFiles: options.takesFiles ?? false,
    ignoresBody: options.ignoresBody ?? false,
    takesText: options.takesText ?? null,
    mode,
    handle: handler as Route['handle'],
  };
}

export function read<
  const P extends Policy,
  Pa extends ObjectSchema,
  Q extends ObjectSchema,
  B extends z.ZodMiniType,
  R extends z.ZodMiniType,
>(
  contract: ContractShape<Pa, Q, B, R>,
  options: Options<P, z.infer<B>>,
  handler: Handler<P, Pa, Q, B, R, []>,
): Route {
  return define('read', contract, options, handler);
}

export function act<
  const P extends Policy,
  Pa extends ObjectSchema,
  Q extends ObjectSchema,
  B extends z.ZodMiniType,
  R extends z.ZodMiniType,
>(
  contract: ContractShape<Pa, Q, B, R>,
  options: Options<P, z.infer<B>>,
  handler: Handler<P, Pa, Q, B, R, []>,
): Route {
  return define('act', contract, options, handler);
}

export function write<
  const P extends Policy,
  Pa extends ObjectSchema,
  Q extends ObjectSchema,
  B extends z.ZodMiniType,
  R extends z.ZodMiniType,
>(
  contract: ContractShape<Pa, Q, B, R>,
  options: Options<P, z.infer<B>>,
  handler: Handler<P, Pa, Q, B, R, [tx: Tx]>,
): Route {
  return define('write', contract, options, handler);
}
