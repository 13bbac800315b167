import { setSingleKeys } from '@shala/app-kit/single-keys.ts';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useRef } from 'react';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { loadMoreTexts, t } from '#shared/texts/texts.ts';
import { SeekBar } from './seek-bar.tsx';
import type { PlayerActions } from './use-player-actions.ts';
import { usePlayerKeys } from './use-player-keys.ts';
import { VolumeControl } from './volume-control.tsx';

const skip = vi.fn();
const setVolume = vi.fn();
const actions = { skip, setVolume } as unknown as PlayerActions;
const nothing = () => undefined;

function Player() {
  const frame = useRef<HTMLElement>(null);
  usePlayerKeys({ frame, actions, volume: 0.5, onCaptions: nothing, onFullscreen: nothing, isActive: true });
  return (
    <section ref={frame}>
      <SeekBar place={30} duration={90} length={90} bufferedTo={60} previews={null} onSeek={nothing} />
      <VolumeControl volume={0.5} isMuted={false} actions={actions} />
    </section>
  );
}

beforeAll(loadMoreTexts);
afterEach(() => {
  cleanup();
  vi.clearAllMocks();
  localStorage.clear();
});

test('arrows on the seek bar skip ten seconds; those on the volume are left to its slider', () => {
  render(<Player />);
  const volume = screen.getByRole('slider', { name: t('viewer.volume') });
  // True: nobody has taken the key from the slider.
  expect(fireEvent.keyDown(volume, { key: 'ArrowRight' })).toBe(true);
  expect(fireEvent.keyDown(volume, { key: 'ArrowUp' })).toBe(true);
  expect([skip, setVolume].flatMap(({ mock }) => mock.calls)).toEqual([]);
  const seekBar = screen.getByRole('slider', { name: t('viewer.seek') });
  expect(fireEvent.keyDown(seekBar, { key: 'ArrowRight' })).toBe(false);
  expect(skip.mock.calls).toEqual([[10]]);
  fireEvent.keyDown(volume, { key: 'l' });
  expect(skip.mock.calls).toEqual([[10], [10]]);
});

test('from the heading of the page the keys work, too, unless single keys are switched off; at the player they stay', () => {
  render(
    <>
      <h1>A film</h1>
      <Player />
    </>,
  );
  const heading = screen.getByRole('heading');
  fireEvent.keyDown(heading, { key: 'l' });
  expect(skip).toHaveBeenCalledOnce();
  setSingleKeys(false);
  fireEvent.keyDown(heading, { key: 'l' });
  expect(skip).toHaveBeenCalledOnce();
  fireEvent.keyDown(screen.getByRole('slider', { name: t('viewer.seek') }), { key: 'l' });
  fireEvent.keyDown(heading, { key: 'ArrowRight' });
  expect(skip).toHaveBeenCalledTimes(3);
});
