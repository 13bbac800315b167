import { lazy, Suspense } from 'react';
import type { SheetBodyProps } from './sheet-body.tsx';
import { useEver } from './use-ever.ts';

const Body = lazy(() => import('./sheet-body.tsx').then(({ SheetBody }) => ({ default: SheetBody })));

/** A panel that slides in: from below on a phone, from the right elsewhere. Its code comes on first opening. */
export function Sheet(props: SheetBodyProps) {
  return useEver(props.opened) ? (
    <Suspense fallback={null}>
      <Body {...props} />
    </Suspense>
  ) : null;
}
