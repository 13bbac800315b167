import { Toaster } from '@shala/ui/toaster.tsx';
import { RouterProvider } from '@tanstack/react-router';
import { useTexts } from '#shared/texts/texts.ts';
import { ErrorBoundary } from './error-boundary.tsx';
import type { AppRouter } from './router.tsx';

export function App({ router }: { router: AppRouter }) {
  const t = useTexts();
  return (
    <ErrorBoundary>
      <RouterProvider router={router} />
      <Toaster closeLabel={t('toast.close')} />
    </ErrorBoundary>
  );
}
