import type { FastifyInstance } from 'fastify';

/** People of the demo school that tests sign in as. */
export const password = 'Mango@2026';
export const shala = 'shala.localhost';
export const kids = 'kids.localhost';
export const udaan = 'udaan.localhost';
export const aarav = 'aarav.iyer@students.example.org';
export const dhruv = 'dhruv.mehta@students.example.org';
export const aanya = 'aanya.thakur@students.example.org';
export const shreya = 'shreya.verma@students.example.org';

const loginPath = '/api/v1/user_management/student/auth/login';

export interface SignedIn {
  status: number;
  body: {
    student: { id: number; first_name: string };
    token: { access_token: string; refresh_token: string };
  };
  headers: { host: string; authorization: string };
}

export async function signIn(
  server: FastifyInstance,
  email: string,
  host = shala,
  given = password,
): Promise<SignedIn> {
  const answer = await server.inject({
    method: 'POST',
    url: loginPath,
    headers: { host },
    payload: { student: { grant_type: 'password', email, password: given } },
  });
  const body = answer.json() as SignedIn['body'];
  return {
    status: answer.statusCode,
    body,
    headers: { host, authorization: `Bearer ${body.token?.access_token}` },
  };
}

export async function refresh(server: FastifyInstance, refreshToken: string, host = shala) {
  return server.inject({
    method: 'POST',
    url: '/api/v1/user_management/parent/auth/login',
    headers: { host },
    payload: { student: { grant_type: 'refresh_token', refresh_token: refreshToken } },
  });
}
