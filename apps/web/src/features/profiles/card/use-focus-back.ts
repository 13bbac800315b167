import { useCallback, useRef } from 'react';

/** The button that opened a form is gone while the form stands: when it is back, the keyboard is on it again. */
export function useFocusBack() {
  const wasClosed = useRef(false);
  const takeFocusBack = useCallback((button: HTMLButtonElement | null) => {
    if (button !== null && wasClosed.current) button.focus();
    wasClosed.current = false;
  }, []);
  const noteClosed = () => {
    wasClosed.current = true;
  };
  return { takeFocusBack, noteClosed };
}
