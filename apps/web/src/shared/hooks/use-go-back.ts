import { useRouter } from '@tanstack/react-router';

/** One screen back; where there is none, to where this one hangs. */
export function useGoBack(otherwise: string): () => void {
  const router = useRouter();
  return () => {
    if (router.history.canGoBack()) router.history.back();
    else void router.navigate({ href: otherwise, replace: true });
  };
}
