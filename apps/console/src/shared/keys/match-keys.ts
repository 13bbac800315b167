export interface KeyBinding {
  /** One key ('?', 'j', 'Escape', 'Ctrl+Enter') or two one after the other ('g d'). */
  readonly keys: string;
  readonly run: () => void;
}

type Pressed = Pick<KeyboardEvent, 'key' | 'code' | 'ctrlKey' | 'metaKey' | 'altKey'>;

/** What a key is called here. A Devanagari keyboard reaches the same letters and digits by their place. */
export function nameKey({ key, code, ctrlKey, metaKey, altKey }: Pressed): string {
  const place = /^(?:Key([A-Z])|Digit(\d))$/.exec(code);
  const isLatin = key.length > 1 || key.charCodeAt(0) < 128;
  const name = isLatin || place === null ? key : (place[1]?.toLowerCase() ?? place[2] ?? key);
  const plain = name.length === 1 ? name.toLowerCase() : name;
  return `${ctrlKey || metaKey ? 'Ctrl+' : ''}${altKey ? 'Alt+' : ''}${plain}`;
}

/** Letters, digits and signs by themselves: they stay out of fields, and a person may switch them off. */
export const isSingle = (name: string): boolean => name.length === 1;

/** Arrows stay out of fields as well: there they move the cursor. */
export const isForFields = (name: string): boolean => isSingle(name) || name.startsWith('Arrow');

export interface Match {
  readonly run: (() => void) | null;
  /** What has been pressed of a longer row, waiting for the rest. */
  readonly begun: string | null;
}

export function matchKeys(bindings: readonly KeyBinding[], begun: string | null, name: string): Match {
  const row = begun === null ? name : `${begun} ${name}`;
  const hit = bindings.findLast(({ keys }) => keys === row);
  if (hit) return { run: hit.run, begun: null };
  if (bindings.some(({ keys }) => keys.startsWith(`${row} `))) return { run: null, begun: row };
  // A row that went wrong may be the beginning of another one.
  return begun === null ? { run: null, begun: null } : matchKeys(bindings, null, name);
}
