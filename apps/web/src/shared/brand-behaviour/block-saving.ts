/** Where people type, follow links or are let through on purpose, the browser's own menu is theirs. */
const free = 'input, textarea, select, [contenteditable], a[href], [data-own-menu]';

/** Sign-in, registration and the law are not content. */
const isContentPath = (path: string): boolean =>
  !/^\/(auth|building|terms-and-conditions|privacy-policy|payment-request|pgResponse)(\/|$)/i.test(path);

interface Page {
  readonly document: Document;
  readonly path: () => string;
}

/**
 * Content pages have no context menu and no Ctrl/Cmd+S. That keeps nobody from copying who wants to; it is the
 * product's habit, a brand can switch it off, and it never gets in the way of forms and links.
 */
export function blockSaving({ document, path }: Page): () => void {
  const isBlocked = ({ target }: Event) =>
    isContentPath(path()) && !(target instanceof Element && target.closest(free));
  const onMenu = (event: MouseEvent) => {
    if (isBlocked(event)) event.preventDefault();
  };
  const onKey = (event: KeyboardEvent) => {
    const isSave = (event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 's';
    if (isSave && isBlocked(event)) event.preventDefault();
  };
  document.addEventListener('contextmenu', onMenu);
  document.addEventListener('keydown', onKey);
  return () => {
    document.removeEventListener('contextmenu', onMenu);
    document.removeEventListener('keydown', onKey);
  };
}
