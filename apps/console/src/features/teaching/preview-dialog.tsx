import type { StaffContent } from '@shala/api-client/contents-staff.ts';
import { appLink } from '@shala/app-kit/app-link.tsx';
import { ButtonLink } from '@shala/ui/button.tsx';
import { Dialog } from '@shala/ui/dialog.tsx';
import { ListSkeleton } from '@shala/ui/skeleton.tsx';
import { lazy, Suspense } from 'react';
import { useLanguage, useTexts } from '#shared/texts/texts.ts';
import styles from './content-list.module.css';
import { titleOf } from './content-row.tsx';

const FilmPreview = lazy(() =>
  import('#shared/films/film-preview.tsx').then(({ FilmPreview }) => ({ default: FilmPreview })),
);

/** What a student opens: the film from the same encrypted pieces, the PDF, the link. */
export function PreviewDialog({ content, onClose }: { content: StaffContent; onClose: () => void }) {
  const t = useTexts();
  const locale = useLanguage();
  const name = titleOf(content, locale);
  const description = (locale === 'hi' && content.description.hi) || content.description.en;
  return (
    <Dialog
      opened
      onClose={onClose}
      title={name}
      text={description}
      closeLabel={t('keys.close')}
      width={880}
      actions={content.type === 'video' ? undefined : <Open content={content} />}
    >
      {content.type === 'video' ? (
        <Suspense fallback={<ListSkeleton />}>
          <FilmPreview
            contentId={content.id}
            label={name}
            poster={content.posterUrl}
            captions={content.captions}
          />
        </Suspense>
      ) : null}
      {content.type === 'pdf' && content.posterUrl ? (
        <img className={styles.page} src={content.posterUrl} alt={t('teaching.firstPage', { name })} />
      ) : null}
    </Dialog>
  );
}

function Open({ content }: { content: StaffContent }) {
  const t = useTexts();
  const href = content.fileUrl ?? content.link;
  if (href === null) return null;
  return (
    <ButtonLink href={href} renderLink={appLink}>
      {t(content.type === 'pdf' ? 'teaching.openPdf' : 'teaching.openLink')}
    </ButtonLink>
  );
}
