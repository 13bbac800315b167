import { expect, test } from 'vitest';
import { allowedLink } from './external-link.ts';

test.each([
  'https://zoom.us/j/123',
  'https://us02web.zoom.us/j/123?pwd=x',
  'https://meet.google.com/abc-defg-hij',
  'https://teams.microsoft.com/l/meetup-join/1',
  'https://teams.live.com/meet/9',
  'https://school.webex.com/meet/room',
])('[G05] %s may be opened', (link) => {
  expect(allowedLink(link)).toBe(link);
});

test.each([
  'http://zoom.us/j/123',
  'javascript:alert(1)//zoom.us',
  'https://zoom.us.example.org/j/1',
  'https://notzoom.us/j/1',
  'https://google.com/meet',
  'https://zoom.us@example.org/',
  'https://someone@zoom.us/j/1',
  'https://zoom.us:8443/j/1',
  'zoom.us/j/123',
  '',
])('[G05] %s may not', (link) => {
  expect(allowedLink(link)).toBeNull();
});
