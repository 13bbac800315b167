/** For a ref: what was pressed to come here is gone, so the cursor goes to what has come instead. */
export const takeCursor = (element: HTMLElement | null): void => element?.focus();
