import { useEffect, useState } from 'react';
import type { renderMath } from './render-math.ts';

type RenderMath = typeof renderMath;
let loaded: RenderMath | null = null;
let loading: Promise<RenderMath> | null = null;

/** Fetches what draws formulas. Call it early where the network may go away, as in an attempt. */
export function prepareMath(): Promise<RenderMath> {
  loading ??= import('./render-math.ts').then(
    (part) => {
      loaded = part.renderMath;
      return loaded;
    },
    (error: unknown) => {
      loading = null;
      throw error;
    },
  );
  return loading;
}

/** Null while it is on its way, or when the network is away: then the source is shown. */
export function useMath(isNeeded: boolean): RenderMath | null {
  const [render, setRender] = useState<{ with: RenderMath } | null>(loaded && { with: loaded });
  const isMissing = isNeeded && render === null;
  useEffect(() => {
    if (!isMissing) return;
    let isHere = true;
    const load = () => {
      prepareMath().then(
        (renderMath) => {
          if (isHere) setRender({ with: renderMath });
        },
        () => undefined,
      );
    };
    load();
    window.addEventListener('online', load);
    return () => {
      isHere = false;
      window.removeEventListener('online', load);
    };
  }, [isMissing]);
  return render?.with ?? null;
}
