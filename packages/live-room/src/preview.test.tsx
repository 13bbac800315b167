import { setLanguage } from '@shala/app-kit/texts.ts';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { Preview } from './preview.tsx';
import { exampleInfo } from './test-support/fake-meeting.ts';
import { giveRoomTexts } from './test-support/give-texts.ts';

beforeAll(async () => {
  giveRoomTexts();
  await setLanguage('en');
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

type Wishes = { audio?: object; video?: object };
const device = (kind: string, deviceId: string, label: string) => ({ kind, deviceId, label });
const everything = [
  device('audioinput', 'm1', 'Built-in microphone'),
  device('audioinput', 'm2', 'Headset'),
  device('videoinput', 'c1', 'HD camera'),
];

/** A browser with these devices; `open` answers each wish for one of them. */
function plugIn(
  devices: readonly object[],
  open: (wishes: Wishes) => Promise<unknown> = async () => undefined,
) {
  const stopped: string[] = [];
  const asked: Wishes[] = [];
  const getUserMedia = async (wishes: Wishes) => {
    asked.push(wishes);
    await open(wishes);
    const kind = wishes.audio ? 'audio' : 'video';
    return { getTracks: () => [{ kind, stop: () => stopped.push(kind) }] };
  };
  vi.stubGlobal('MediaStream', class {});
  vi.stubGlobal('navigator', {
    ...navigator,
    mediaDevices: {
      getUserMedia,
      enumerateDevices: async () => devices,
      addEventListener: () => undefined,
      removeEventListener: () => undefined,
    },
  });
  return { asked, stopped };
}

function open() {
  const onJoin = vi.fn();
  const onCancel = vi.fn();
  const { unmount } = render(<Preview info={exampleInfo} onJoin={onJoin} onCancel={onCancel} />);
  const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
  return { onJoin, onCancel, unmount, press };
}

test('[G08] nothing is opened unless the person switches it on, and whoever joins so comes in muted and unseen', async () => {
  const { asked } = plugIn(everything);
  const { onJoin, press } = open();
  await screen.findByRole('combobox', { name: 'Microphone' });
  press('Join class');
  expect(asked).toEqual([]);
  expect(onJoin.mock.calls).toEqual([[{ isMuted: true, isVideoOn: false, microphone: null, camera: null }]]);
});

test('what is switched on and chosen goes into the class, and is given back before it', async () => {
  const { asked, stopped } = plugIn(everything);
  const { onJoin, press, unmount } = open();
  fireEvent.change(await screen.findByRole('combobox', { name: 'Microphone' }), { target: { value: 'm2' } });
  press('Unmute');
  press('Start Video');
  await screen.findByLabelText('How loud your microphone hears you');
  expect(asked).toEqual([{ audio: { deviceId: { exact: 'm2' } } }, { video: {} }]);
  press('Join class');
  expect(onJoin.mock.calls).toEqual([[{ isMuted: false, isVideoOn: true, microphone: 'm2', camera: null }]]);
  await waitFor(() => expect(screen.queryByText('Your camera is off')).toBeNull());
  unmount();
  expect(stopped.sort()).toEqual(['audio', 'video']);
});

test('without a camera one can still listen and speak', async () => {
  plugIn(everything.slice(0, 2));
  const { onJoin, press } = open();
  await screen.findByText('No camera here: you can still listen and speak.');
  expect(screen.queryByRole('button', { name: 'Start Video' })).toBeNull();
  press('Unmute');
  press('Join class');
  expect(onJoin.mock.calls).toEqual([[{ isMuted: false, isVideoOn: false, microphone: null, camera: null }]]);
});

test('a refusal of the browser is explained, and one comes in without', async () => {
  plugIn(everything, async () => {
    throw new DOMException('no', 'NotAllowedError');
  });
  const { onJoin, press } = open();
  press('Start Video');
  await screen.findByText(/Allow it in the address bar/);
  press('Join class');
  expect(onJoin.mock.calls[0]?.[0]).toMatchObject({ isMuted: true, isVideoOn: false });
});

test('whoever does not want to goes back', () => {
  plugIn([]);
  const { onCancel, press } = open();
  press('Not now');
  expect(onCancel).toHaveBeenCalledOnce();
});
