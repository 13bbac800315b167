import { type FSWatcher, watch } from 'chokidar';

const SETTLE_MS = 100;

/**
 * Calls back once after a burst of changes. Node's own --watch goes deaf when an editor saves by renaming;
 * chokidar does not.
 */
export function watchSources(folders: string[], onChange: () => void): FSWatcher {
  let timer: NodeJS.Timeout | undefined;
  const watcher = watch(folders, {
    ignoreInitial: true,
    ignored: (path) => /\/(node_modules|dist)(\/|$)/.test(path) || path.endsWith('.test.ts'),
  });
  watcher.on('all', (_event, path) => {
    if (!/\.(ts|json|sql)$/.test(path)) return;
    clearTimeout(timer);
    timer = setTimeout(onChange, SETTLE_MS);
  });
  return watcher;
}
