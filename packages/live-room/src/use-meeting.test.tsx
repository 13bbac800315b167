import { act, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openMeeting, person } from './engine/test-support/in-meeting.ts';
import type { Meeting } from './meeting.ts';
import { useMeeting } from './use-meeting.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function Phase({ meeting }: { meeting: Meeting }) {
  const { phase, others } = useMeeting(meeting);
  return <output>{`${phase} ${others.length}`}</output>;
}

test('a screen follows the meeting', async () => {
  const { meeting, welcome, socket } = openMeeting(person('student-1'));
  render(<Phase meeting={meeting} />);
  expect(screen.getByRole('status').textContent).toBe('loading 0');
  await act(() => welcome());
  act(() => socket().tell({ t: 'person', person: person('host-1') }));
  expect(screen.getByRole('status').textContent).toBe('joined 1');
});
