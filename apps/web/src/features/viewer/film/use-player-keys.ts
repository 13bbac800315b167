import { hasSingleKeys } from '@shala/app-kit/single-keys.ts';
import { type RefObject, useEffect } from 'react';
import { commandOf, type PlayerCommand } from '../engine/player-keys.ts';
import type { PlayerActions } from './use-player-actions.ts';

interface Wanted {
  readonly frame: RefObject<HTMLElement | null>;
  readonly actions: PlayerActions;
  readonly volume: number;
  readonly onCaptions: () => void;
  readonly onFullscreen: () => void;
  readonly isActive: boolean;
}

/** Where people type, choose or answer, keys mean what they mean there. */
const elsewhere = 'input:not([type=range]), textarea, select, [contenteditable], [role=dialog], [role=menu]';
const otherSlider = 'input[type=range]:not([data-seek])';
const pressable = 'button, a, summary, [role=button]';

function isMine(command: PlayerCommand, event: KeyboardEvent, frame: HTMLElement): boolean {
  const { target } = event;
  if (!(target instanceof Element) || target.closest(elsewhere)) return false;
  if (event.key === ' ' && target.closest(pressable)) return false;
  // On a slider arrows move that slider; on the seek bar that is what they mean to us, too.
  if (event.key.startsWith('Arrow') && target.matches(otherSlider)) return false;
  const isInside = frame.contains(target);
  // The page scrolls by these unless somebody is at the player.
  if (command.kind === 'louder') return isInside;
  if (isInside) return true;
  // Away from the player single characters are shortcuts of the whole page, which some people must switch off.
  return target.matches('body, h1') && (event.key.length > 1 || event.key === ' ' || hasSingleKeys());
}

export function usePlayerKeys({ frame, actions, volume, onCaptions, onFullscreen, isActive }: Wanted): void {
  useEffect(() => {
    if (!isActive) return;
    const act = (command: PlayerCommand) => {
      switch (command.kind) {
        case 'toggle':
          return actions.toggle();
        case 'mute':
          return actions.toggleMute();
        case 'captions':
          return onCaptions();
        case 'fullscreen':
          return onFullscreen();
        case 'faster':
          return actions.changeRate(1);
        case 'slower':
          return actions.changeRate(-1);
        case 'skip':
          return actions.skip(command.by);
        case 'louder':
          return actions.setVolume(volume + command.by);
        case 'seek':
          return actions.seekTenth(command.tenth);
      }
    };
    const onKey = (event: KeyboardEvent) => {
      const command = commandOf(event);
      if (command === null || frame.current === null || event.defaultPrevented) return;
      if (!isMine(command, event, frame.current)) return;
      event.preventDefault();
      act(command);
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [frame, actions, volume, onCaptions, onFullscreen, isActive]);
}
