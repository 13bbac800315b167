import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useEffect, useState } from 'react';
import { afterEach, beforeAll, test, vi } from 'vitest';
import { loadMoreTexts, t } from '#shared/texts/texts.ts';
import { PdfViewer } from './pdf-viewer.tsx';

// The drawing itself is a browser's work: here a file only comes or does not.
vi.mock('react-pdf', () => ({
  pdfjs: { GlobalWorkerOptions: {} },
  Document: ({ file, onLoadError }: { file: string; onLoadError: () => void }) => {
    const isDead = file.endsWith('old');
    useEffect(() => {
      if (isDead) onLoadError();
    });
    return isDead ? null : <p>drawn from {file}</p>;
  },
}));
vi.mock('./pdf-page.tsx', () => ({ PdfPage: () => null }));

vi.stubGlobal(
  'ResizeObserver',
  class {
    observe() {}
    disconnect() {}
  },
);
beforeAll(loadMoreTexts);
afterEach(cleanup);

function Reader() {
  const [url, setUrl] = useState('old');
  return <PdfViewer title="Friction" url={url} onRetry={async () => setUrl('new')} />;
}

test('a PDF whose address has ended opens by a new one on Retry', async () => {
  render(<Reader />);
  fireEvent.click(await screen.findByRole('button', { name: t('error.retry') }));
  await screen.findByText('drawn from new');
});
