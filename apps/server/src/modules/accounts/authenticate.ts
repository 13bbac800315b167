import type { AccessClaims, AccessTokens } from '#platform/access-tokens.ts';
import type { Database } from '#platform/db/database.ts';
import type { Actor, StaffRole } from '#platform/http/actor.ts';
import { selectLiveness } from './session-store.ts';

/** How long a process may believe an earlier look at a session: a blocked student is out within five seconds. */
const believeMs = 3_000;
const remembered = 20_000;

interface Liveness {
  readAt: number;
  nowSeconds: number;
  isLive: boolean;
  mayAct: boolean;
  isBlocked: boolean;
  roles: readonly StaffRole[];
}

interface Deps {
  db: Database;
  tokens: AccessTokens;
  rolesOf(tenantId: number, staffId: number): Promise<StaffRole[]>;
}

export type Authentication =
  | { actor: Actor; isBlocked: boolean }
  | { refusal: 'token_invalid' | 'token_expired' | 'session_ended' };

export type Authenticate = (token: string, tenantId: number) => Promise<Authentication>;

/** Turns a bearer token into an actor: signature, tenant, age and a session that still lives. */
export function createAuthenticate({ db, tokens, rolesOf }: Deps): Authenticate {
  const cache = new Map<string, Liveness>();

  const look = async (claims: AccessClaims): Promise<Liveness> => {
    const key = `${claims.sid}:${claims.stu}`;
    const known = cache.get(key);
    if (known && performance.now() - known.readAt < believeMs) return known;
    const row = await selectLiveness(db, claims.ten, claims.sid, claims.stu);
    const fresh: Liveness = {
      readAt: performance.now(),
      nowSeconds: row ? row.now.getTime() / 1000 : 0,
      isLive: row?.is_live ?? false,
      mayAct: claims.kind !== 'parent' || claims.stu === null || row?.guarded_student === claims.stu,
      isBlocked: Boolean(row?.blocked_at),
      roles: claims.stf === null ? [] : await rolesOf(claims.ten, claims.stf),
    };
    if (cache.size >= remembered) cache.clear();
    cache.set(key, fresh);
    return fresh;
  };

  return async (token, tenantId) => {
    const claims = tokens.verify(token);
    if (!claims || claims.ten !== tenantId) return { refusal: 'token_invalid' };
    const live = await look(claims);
    if (!live.isLive || !live.mayAct) return { refusal: 'session_ended' };
    const now = live.nowSeconds + (performance.now() - live.readAt) / 1000;
    if (now >= claims.exp) return { refusal: 'token_expired' };
    const actor = toActor(claims, live.roles);
    return actor ? { actor, isBlocked: live.isBlocked } : { refusal: 'token_invalid' };
  };
}

function toActor(claims: AccessClaims, roles: readonly StaffRole[]): Actor | null {
  const base = { sessionId: claims.sid, tenantId: claims.ten };
  const scope = claims.scp ?? null;
  if (claims.kind === 'student' && claims.stu !== null) {
    return { kind: 'student', ...base, studentId: claims.stu, parentId: null, scope };
  }
  if (claims.kind === 'parent' && claims.par !== null) {
    return { kind: 'parent', ...base, studentId: claims.stu, parentId: claims.par, scope };
  }
  return claims.kind === 'staff' && claims.stf !== null
    ? { kind: 'staff', ...base, staffId: claims.stf, roles }
    : null;
}
