import { randomUUID } from 'node:crypto';
import { request } from 'node:http';
import { totpCode } from '../../apps/server/src/modules/accounts/totp.ts';
import { waitForMails } from '../../apps/server/test/mails.ts';
import { password } from './people.ts';
import type { School } from './school.ts';
import { runCommand } from './server-process.ts';

type Answer = Record<string, unknown>;

class Refused extends Error {
  readonly status: number;
  constructor(status: number, message: string) {
    super(message);
    this.status = status;
  }
}

/** Past the browser: staff have a site of their own. */
function call(school: School, method: string, path: string, body: object, token?: string): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const headers = {
      host: 'shala.localhost',
      'content-type': 'application/json',
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
    };
    const asked = request(
      { host: '127.0.0.1', port: school.port, path: `/api/v1${path}`, method, headers },
      async (answer) => {
        const parts: Buffer[] = [];
        for await (const part of answer) parts.push(part as Buffer);
        const text = Buffer.concat(parts).toString();
        if (answer.statusCode === 200) resolve(JSON.parse(text));
        else reject(new Refused(answer.statusCode ?? 0, `${method} ${path}: ${answer.statusCode} ${text}`));
      },
    );
    asked.on('error', reject);
    asked.end(JSON.stringify(body));
  });
}

/** Invited by command and by mail, signed in with password and second factor. */
export async function joinAdmin(school: School): Promise<string> {
  const email = `admin-${randomUUID()}@shala.example.org`;
  const invite = ['staff', 'invite', '--tenant', 'shala', '--email', email, '--role', 'tenant_admin'];
  await runCommand('shala', invite, school.environment);
  const [mail] = await waitForMails(email, 1, 20_000);
  const invitation_token = /invitation_token=([\w-]+)/.exec(mail?.text ?? '')?.[1];
  const path = '/user_management/staff/auth/invitation';
  const opened = await call(school, 'POST', path, { staff: { invitation_token } });
  const { secret } = opened.totp as { secret: string };
  const [clock] = await school.query<{ now: number }>('SELECT extract(epoch FROM app_now())::float AS now');
  const otp = totpCode(secret, clock?.now ?? 0);
  const joined = await call(school, 'PUT', path, {
    staff: { invitation_token, new_password: password, otp },
  });
  return (joined.token as { access_token: string }).access_token;
}

interface Message {
  courseSlug: string;
  sectionSlug: string;
  title: string;
  body: string;
}

/** An administrator of the school, for as long as a worker runs. */
export async function openAdmin(school: School): Promise<{ send(message: Message): Promise<void> }> {
  let token = await joinAdmin(school);
  return {
    async send({ courseSlug, sectionSlug, title, body }) {
      const [ids] = await school.query<{ course: number; section: number }>(
        `SELECT course.id::int AS course, section.id::int AS section
           FROM section JOIN course ON course.id = section.course_id
          WHERE course.slug = $1 AND section.slug = $2`,
        [courseSlug, sectionSlug],
      );
      const message = { course_id: ids?.course, section_ids: [ids?.section], title, body };
      const post = () => call(school, 'POST', '/notice/staff/messages', { message }, token);
      try {
        await post();
      } catch (error) {
        // Another journey has moved the clock, and the token is too old.
        if (!(error instanceof Refused) || error.status !== 401) throw error;
        token = await joinAdmin(school);
        await post();
      }
    },
  };
}
