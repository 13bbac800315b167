import { expect, test } from 'vitest';
import { turnServers } from './turn-credentials.ts';

test('the name says until when, and the password is its signature', () => {
  // printf '1700021600:student-12' | openssl dgst -sha1 -hmac shared-with-the-relay -binary | base64
  expect(
    turnServers(
      { urls: ['turn:relay:3478'], secret: 'shared-with-the-relay' },
      'student-12',
      1_700_000_000_999,
    ),
  ).toEqual([
    {
      urls: ['turn:relay:3478'],
      username: '1700021600:student-12',
      credential: 'rJqTvsMbvP47EXEN06Pm4XCV73w=',
    },
  ]);
});

test('without a relay nothing is offered', () => {
  expect(turnServers({ urls: [], secret: '' }, 'host-3')).toEqual([]);
});
