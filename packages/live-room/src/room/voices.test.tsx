import { setLanguage } from '@shala/app-kit/texts.ts';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { MeetingRoom } from '../meeting-room.tsx';
import { exampleInfo, openFakeMeeting } from '../test-support/fake-meeting.ts';
import { giveRoomTexts } from '../test-support/give-texts.ts';

beforeAll(async () => {
  giveRoomTexts();
  await setLanguage('en');
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

test('each voice has a player of its own; where the browser wants a click first, a button turns the sound on', async () => {
  const play = vi
    .spyOn(HTMLMediaElement.prototype, 'play')
    .mockRejectedValue(new DOMException('no click yet', 'NotAllowedError'));
  const voice = {} as MediaStream;
  const meeting = openFakeMeeting();
  meeting.streamOf = (uid, what) => (uid === 'host-1' && what === 'voice' ? voice : null);
  render(<MeetingRoom meeting={meeting} info={exampleInfo} isHost={false} onOver={vi.fn()} />);
  const players = document.querySelectorAll('audio');
  expect([...players].map(({ srcObject }) => srcObject)).toEqual([voice]);
  const button = await screen.findByRole('button', { name: 'Turn on sound' });
  const before = play.mock.calls.length;
  play.mockResolvedValue();
  fireEvent.click(button);
  expect(play.mock.calls.length).toBe(before + 1);
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Turn on sound' })).toBeNull());
});
