import { useEffect, useState } from 'react';

/** An address for a picture that only this page has. */
export function usePicture(jpeg: ArrayBuffer | null): string | null {
  const [url, setUrl] = useState<string | null>(null);
  useEffect(() => {
    if (jpeg === null) return;
    const made = URL.createObjectURL(new Blob([jpeg], { type: 'image/jpeg' }));
    setUrl(made);
    return () => {
      URL.revokeObjectURL(made);
      setUrl(null);
    };
  }, [jpeg]);
  return url;
}
