export type Shortcut =
  | { readonly type: 'choose'; readonly index: number }
  | { readonly type: 'previous' | 'next' | 'mark' | 'submit' | 'help' };

interface Pressed {
  readonly key: string;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly altKey: boolean;
  /** Where the person is: words being typed, a control with a use of its own for the key, or neither. */
  readonly on: 'text' | 'control' | 'page';
  /** False: letters, numbers and signs mean nothing; arrows and Enter stay. */
  readonly hasSingleKeys: boolean;
}

const named: Record<string, Shortcut> = {
  ArrowLeft: { type: 'previous' },
  ArrowRight: { type: 'next' },
  m: { type: 'mark' },
  '?': { type: 'help' },
};

/** What a key means on the question panel: 1 or a is the first option. Null: not ours. */
export function shortcutOf({ key, ctrlKey, metaKey, altKey, on, hasSingleKeys }: Pressed): Shortcut | null {
  if (on === 'text' || ctrlKey || metaKey || altKey) return null;
  // Enter on a button presses that button.
  if (key === 'Enter') return on === 'control' ? null : { type: 'submit' };
  if (key.length === 1 && !hasSingleKeys) return null;
  const lower = key.toLowerCase();
  if (/^[1-9]$/.test(key)) return { type: 'choose', index: Number(key) - 1 };
  if (/^[a-i]$/.test(lower)) return { type: 'choose', index: lower.charCodeAt(0) - 97 };
  return named[key] ?? named[lower] ?? null;
}
