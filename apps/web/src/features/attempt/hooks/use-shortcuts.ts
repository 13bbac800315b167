import { hasSingleKeys } from '@shala/app-kit/single-keys.ts';
import { useEffect, useRef } from 'react';
import { type Shortcut, shortcutOf } from '../model/shortcuts.ts';

function placeOf(target: EventTarget | null): 'text' | 'control' | 'page' {
  if (!(target instanceof Element)) return 'page';
  if (target.closest('input, textarea, select, [contenteditable]')) return 'text';
  // On the option that is chosen already, Enter goes on instead of letting go of it.
  if (target.closest('[data-options] [aria-pressed="true"]')) return 'page';
  return target.closest('button, a, [role="tab"]') ? 'control' : 'page';
}

/** Keys of the whole page, while no window stands over it. */
export function useShortcuts(onShortcut: (shortcut: Shortcut) => void, isActive: boolean): void {
  const latest = useRef(onShortcut);
  latest.current = onShortcut;
  useEffect(() => {
    if (!isActive) return;
    const onKey = (event: KeyboardEvent) => {
      const { key, ctrlKey, metaKey, altKey, target, defaultPrevented } = event;
      if (defaultPrevented) return;
      const pressed = { key, ctrlKey, metaKey, altKey, on: placeOf(target) };
      const shortcut = shortcutOf({ ...pressed, hasSingleKeys: hasSingleKeys() });
      if (shortcut === null) return;
      event.preventDefault();
      latest.current(shortcut);
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, [isActive]);
}
