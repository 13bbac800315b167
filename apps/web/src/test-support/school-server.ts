import type { IncomingHttpHeaders } from 'node:http';
import { classRoomSubject, courses, products, student, token } from '@shala/api-client/example-answers.ts';
import {
  type Answers,
  accessToken,
  openServer,
  type School,
} from '@shala/app-kit/test-support/open-server.ts';

export type { Answer, Asked, School } from '@shala/app-kit/test-support/open-server.ts';
export { accessToken } from '@shala/app-kit/test-support/open-server.ts';

/** A refresh that changes nothing: whoever signed in stays who they are. */
const sameTokens = ({ authorization = '' }: IncomingHttpHeaders, body: unknown) => ({
  ...token(authorization.replace('Bearer ', '')),
  refresh_token: (body as { student?: { refresh_token: string } }).student?.refresh_token,
});

/** What a healthy school answers; a test replaces the paths it is about. */
const usual: Answers = {
  '/api/v1/user_management/student/auth/login': () => ({
    status: 200,
    body: { student, token: token(accessToken('student')) },
  }),
  '/api/v1/user_management/parent/auth/login': ({ headers, body }) => ({
    status: 200,
    body: { user: student, token: sameTokens(headers, body) },
  }),
  '/api/v1/user_management/auth/logout': () => ({ status: 200, body: { success: true } }),
  // No live line here: a refusal would have the page ask again who it is, also while its test ends.
  '/api/v1/user_management/auth/cable_ticket': () => ({ status: 503, body: {} }),
  '/api/v1/client_errors': () => ({ status: 200, body: { success: true } }),
  '/Student/ProductDetails': () => ({ status: 200, body: products(12) }),
  '/api/v1/course/student/student_courses': () => ({ status: 200, body: courses }),
  '/api/v1/course/student/student_courses/41/class_room_subjects': ({ search }) => ({
    status: 200,
    body: {
      class_room_subjects: [classRoomSubject(1, 'Mathematics', 16), classRoomSubject(2, 'Physics', 1)].filter(
        ({ name }) => name.toLowerCase().includes(search.get('search') ?? ''),
      ),
    },
  }),
};

export const openSchool = (): Promise<School> => openServer(usual);
