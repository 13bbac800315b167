export const workHeadingId = 'your-work';

/**
 * Where the focus goes when a row is removed: the same button of the next row, or of the one before, or the heading.
 * To be asked while the row still stands.
 */
export function besideRow(inRow: Element | null): { focus: () => void } {
  const row = inRow?.closest('li');
  const buttons = [row?.nextElementSibling, row?.previousElementSibling].map((one) =>
    one?.querySelector<HTMLElement>('[data-remove]'),
  );
  return {
    focus: () =>
      (buttons.find((button) => button?.isConnected) ?? document.getElementById(workHeadingId))?.focus(),
  };
}
