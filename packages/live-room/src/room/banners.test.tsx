import { setLanguage } from '@shala/app-kit/texts.ts';
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { MeetingRoom } from '../meeting-room.tsx';
import { exampleInfo, openFakeMeeting } from '../test-support/fake-meeting.ts';
import { giveRoomTexts } from '../test-support/give-texts.ts';

beforeAll(async () => {
  giveRoomTexts();
  await setLanguage('en');
});
beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const away = () => screen.queryByText('Picture and sound are away for a moment. Chat still works.');
const pass = (ms: number) => act(() => vi.advanceTimersByTime(ms));

function openRoomWithoutMedia() {
  const meeting = openFakeMeeting({ isMediaUp: false });
  render(<MeetingRoom meeting={meeting} info={exampleInfo} isHost onOver={vi.fn()} />);
  return meeting;
}

test('a room that is still being set up says nothing of pictures that are away', () => {
  const meeting = openRoomWithoutMedia();
  pass(1_400);
  expect(away()).toBeNull();
  act(() => meeting.change({ isMediaUp: true }));
  pass(5_000);
  expect(away()).toBeNull();
});

test('pictures and sound that stay away are said to be, until they are back', () => {
  const meeting = openRoomWithoutMedia();
  pass(1_600);
  expect(away()).not.toBeNull();
  act(() => meeting.change({ isMediaUp: true }));
  expect(away()).toBeNull();
});
