import { lazy, Suspense } from 'react';
import type { DialogBodyProps } from './dialog-body.tsx';
import { useEver } from './use-ever.ts';

const Body = lazy(() => import('./dialog-body.tsx').then(({ DialogBody }) => ({ default: DialogBody })));

/** A window over the page. Its code comes when one is first opened. */
export function Dialog(props: DialogBodyProps) {
  return useEver(props.opened) ? (
    <Suspense fallback={null}>
      <Body {...props} />
    </Suspense>
  ) : null;
}
