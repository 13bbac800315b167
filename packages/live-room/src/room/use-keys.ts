import { hasSingleKeys } from '@shala/app-kit/single-keys.ts';
import { useEffect } from 'react';
import { useRoom } from './room-context.ts';
import { useSwitches } from './use-switches.ts';

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && target.closest('input, textarea, select, [contenteditable]') !== null;

/** M, V and H unless they are switched off or something is being typed; Escape closes the panel. A dialog keeps all keys to itself. */
export function useKeys(): void {
  const switches = useSwitches();
  const { isHost, openPanel } = useRoom();
  useEffect(() => {
    const keys: Record<string, (() => void) | undefined> = {
      m: switches.microphone,
      v: switches.camera,
      h: isHost ? undefined : switches.hand,
    };
    const press = (event: KeyboardEvent) => {
      if (event.defaultPrevented || document.querySelector('[role="dialog"]')) return;
      if (event.key === 'Escape') openPanel(null);
      if (event.ctrlKey || event.metaKey || event.altKey || event.repeat || isTyping(event.target)) return;
      if (hasSingleKeys()) keys[event.key.toLowerCase()]?.();
    };
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  });
}
