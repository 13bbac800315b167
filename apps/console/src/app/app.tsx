import { ErrorBoundary } from '@shala/app-kit/error-boundary.tsx';
import { Toaster } from '@shala/ui/toaster.tsx';
import { RouterProvider } from '@tanstack/react-router';
import { useTexts } from '#shared/texts/texts.ts';
import { PageFault } from './page-fault.tsx';
import { reportError } from './report-error.ts';
import type { AppRouter } from './router.tsx';

export function App({ router }: { router: AppRouter }) {
  const t = useTexts();
  return (
    <ErrorBoundary fallback={<PageFault />} report={reportError}>
      <RouterProvider router={router} />
      <Toaster closeLabel={t('toast.close')} />
    </ErrorBoundary>
  );
}
