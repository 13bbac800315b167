import type { AttemptState } from '../model/attempt-state.ts';
import { controlsOf } from '../model/controls.ts';
import type { Shortcut } from '../model/shortcuts.ts';
import type { RunEngine } from '../run/run-engine.ts';
import { useShortcuts } from './use-shortcuts.ts';

/** What the student asked for that needs a word first. */
export type Asking = 'finish' | 'quit' | 'help';

interface PanelParts {
  engine: RunEngine;
  state: AttemptState;
  isActive: boolean;
  onAsk: (asking: Asking) => void;
}

/** What buttons and keys of the panel do. */
export function usePanelActions({ engine, state, isActive, onAsk }: PanelParts) {
  const { questions, current } = state;
  const own = questions[current];
  const controls = controlsOf(state);
  const goTo = (index: number) => engine.goTo(index);
  const step = (by: 1 | -1) => goTo(current + by);
  /** From the last question the way on is the finish. */
  const moveOn = () => (controls.canGoOn ? step(1) : onAsk('finish'));
  const submit = () => {
    if (!own || !controls.canSubmit) return;
    engine.submit(own.id);
    moveOn();
  };

  const choose = (index: number) => {
    const question = engine.sheet.questions[current]?.question;
    const option = question?.kind === 'single_choice' ? question.options[index] : undefined;
    if (own && option) engine.choose(own.id, option.key);
  };
  const onShortcut = (shortcut: Shortcut) => {
    if (shortcut.type === 'choose') choose(shortcut.index);
    if (shortcut.type === 'previous' && controls.canGoBack) step(-1);
    if (shortcut.type === 'next' && controls.canGoOn) step(1);
    if (shortcut.type === 'mark' && own) engine.toggleMark(own.id);
    if (shortcut.type === 'help') onAsk('help');
    if (shortcut.type === 'submit') {
      if (controls.showsSubmit) submit();
      else if (controls.showsSkip) moveOn();
    }
  };
  useShortcuts(onShortcut, isActive);
  return { goTo, step, submit, skip: moveOn };
}
