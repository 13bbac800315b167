import { randomUUID } from 'node:crypto';
import { findAudience } from '../src/modules/enrolment/find-audience.ts';
import type { Notice } from '../src/modules/notifications/domain/notice.ts';
import { notify } from '../src/modules/notifications/notify.ts';
import type { World } from './world.ts';

type Receivers = Parameters<typeof notify>[2]['to'];

/** A message of an administrator, unless something else is wanted. */
const notice = (given: Partial<Notice> = {}): Notice => ({
  about: { type: 'admin_message' },
  action: 'sent',
  source: `test:${randomUUID()}`,
  courseId: null,
  title: { en: 'School is closed', hi: 'स्कूल बंद है' },
  shortTitle: { en: 'Message', hi: 'संदेश' },
  body: { en: 'It rains too much.', hi: 'बहुत बारिश हो रही है।' },
  ...given,
});

/** As a listener does it; the push waits for a worker. */
export async function tell(
  world: Pick<World, 'db' | 'pool'>,
  to: Receivers,
  given: Partial<Notice> = {},
  tenant = 'shala',
): Promise<void> {
  const { rows } = await world.pool.query('SELECT id FROM tenant WHERE slug = $1', [tenant]);
  await world.db
    .transaction()
    .execute((tx) =>
      notify(
        tx,
        { enrolment: { findAudience } },
        { tenantId: Number(rows[0].id), to, notice: notice(given) },
      ),
    );
}

type Headers = Record<string, string>;

/** Every call of a student or a parent about notifications. */
export function callNotices({ server }: Pick<World, 'server'>, headers: Headers, version = 'v1') {
  const call = (method: 'GET' | 'PUT' | 'POST' | 'DELETE', path = '', more: Headers = {}) =>
    server.inject({
      method,
      url: `/api/${version}/notice/student/notifications${path}`,
      headers: { ...headers, ...more },
    });
  return {
    call,
    list: async (query = '', more: Headers = {}) => (await call('GET', query, more)).json(),
    one: (id: number) => call('GET', `/${id}`),
    view: (id: number) => call('PUT', `/${id}/viewed`),
    remove: (id: number) => call('DELETE', `/${id}`),
    clear: () => call('DELETE', '/destroy_all'),
    /** The three badges: live classes, worksheets, messages. */
    counts: async () =>
      Promise.all(
        ['live_classes_count', 'work_sheets_count', 'messages_count'].map(
          async (path): Promise<number> => (await call('GET', `/${path}`)).json().count,
        ),
      ),
  };
}
