import { parentLogin } from '@shala/wire/parents.ts';
import { act, type Route } from '#platform/http/route.ts';
import type { AccountHttpDeps } from './deps.ts';
import { type RefreshBody, refreshByBody } from './refresh-by-body.ts';

/** Parents by phone and one-time code. */
export function parentRoutes(deps: AccountHttpDeps): Route[] {
  return [
    act(parentLogin, { policy: 'anyone' }, async ({ body, place }) =>
      refreshByBody(deps, place, body as RefreshBody),
    ),
  ];
}
