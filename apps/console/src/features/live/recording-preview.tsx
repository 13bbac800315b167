import { Dialog } from '@shala/ui/dialog.tsx';
import { ListSkeleton } from '@shala/ui/skeleton.tsx';
import { lazy, Suspense } from 'react';
import { useTexts } from '#shared/texts/texts.ts';

const FilmPreview = lazy(() =>
  import('#shared/films/film-preview.tsx').then(({ FilmPreview }) => ({ default: FilmPreview })),
);

interface RecordingPreviewProps {
  contentId: number;
  title: string;
  onClose: () => void;
}

/** The lesson as students would see it. */
export function RecordingPreview({ contentId, title, onClose }: RecordingPreviewProps) {
  const t = useTexts();
  return (
    <Dialog opened onClose={onClose} title={title} closeLabel={t('keys.close')} width={880}>
      <Suspense fallback={<ListSkeleton />}>
        <FilmPreview contentId={contentId} label={title} poster={null} />
      </Suspense>
    </Dialog>
  );
}
