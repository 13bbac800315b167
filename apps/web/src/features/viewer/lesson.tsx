import type { Content } from '@shala/api-client/content-shape.ts';
import type { ContentRef } from '@shala/api-client/contents.ts';
import { EmptyState } from '@shala/ui/state.tsx';
import { useQuery } from '@tanstack/react-query';
import { lazy, type ReactNode, Suspense } from 'react';
import { useLanguage, useTexts } from '#shared/texts/texts.ts';
import { ContentActions } from './actions/content-actions.tsx';
import { Description } from './actions/description.tsx';
import { Notes } from './actions/notes.tsx';
import { useChangeContent, useVote } from './change-content.ts';
import { historyQuery } from './history-query.ts';
import styles from './lesson.module.css';
import { ExternalLink } from './link/external-link.tsx';
import { RelatedContent } from './related/related-content.tsx';
import { useCompletion } from './use-completion.ts';
import { useOpenedFile } from './use-opened-file.ts';

// Players are heavy, and a lesson needs one of them at most.
const FilmLesson = lazy(() => import('./film-lesson.tsx').then((module) => ({ default: module.FilmLesson })));
const PdfViewer = lazy(() =>
  import('./pdf/pdf-viewer.tsx').then((module) => ({ default: module.PdfViewer })),
);

interface LessonProps {
  content: Content;
  contentRef: ContentRef;
  student: { readonly id: number; readonly firstName: string };
  /** Stands in the player when the course ends while a film is open. */
  locked: ReactNode;
  onBack: () => void;
}

/** A lesson: the player of its kind, what can be done with it, and what else the chapter has. */
export function Lesson({ content, contentRef, student, locked, onBack }: LessonProps) {
  const t = useTexts();
  const language = useLanguage();
  const vote = useVote(contentRef);
  const { mutateAsync: change } = useChangeContent(contentRef);
  const { complete, isCompleting, hint } = useCompletion({ contentRef, content, onFailed: onBack });
  const views = new Intl.NumberFormat(`${language}-IN`).format(content.views);
  return (
    <div className={styles.lesson}>
      <div className={styles.main}>
        <Suspense fallback={<div className={styles.waiting} />}>
          <Player
            content={content}
            contentRef={contentRef}
            student={student}
            locked={locked}
            onNearEnd={() => void complete()}
          />
        </Suspense>
        <ContentActions
          content={content}
          onVote={vote}
          isCompleting={isCompleting}
          onComplete={() => void complete()}
          hint={hint}
          notes={
            <Notes
              key={content.id}
              studentId={student.id}
              contentId={content.id}
              title={content.title}
              note={content.note}
              onSave={(note) => change({ note })}
            />
          }
        />
        <Description
          key={content.id}
          views={t('viewer.views', { count: content.views, views })}
          text={content.description}
        />
      </div>
      <aside className={styles.aside}>
        <RelatedContent contentRef={contentRef} />
      </aside>
    </div>
  );
}

interface PlayerProps extends Pick<LessonProps, 'content' | 'contentRef' | 'student' | 'locked'> {
  onNearEnd: () => void;
}

function Player({ content, contentRef, student, locked, onNearEnd }: PlayerProps) {
  const t = useTexts();
  const courseId = contentRef.course.id;
  const { url, renew } = useOpenedFile(content, contentRef);
  const isOther = content.type !== 'video' && content.url !== null;
  // Opening is what the server counts the reading from.
  useQuery({
    ...historyQuery({ studentId: student.id, courseId, libraryId: content.libraryId }),
    enabled: isOther,
  });
  if (content.state === 'failed') {
    return <EmptyState title={t('viewer.failedTitle')} text={t('viewer.failedText')} />;
  }
  if (url === null) {
    return (
      <div role="status">
        <EmptyState title={t('viewer.preparingTitle')} text={t('viewer.preparingText')} />
      </div>
    );
  }
  if (content.type === 'pdf') return <PdfViewer title={content.title} url={url} onRetry={renew} />;
  if (content.type === 'external_link') {
    return <ExternalLink title={content.title} url={url} isEmbeddable={content.isEmbeddable} />;
  }
  return (
    <FilmLesson
      key={content.libraryId}
      content={content}
      url={url}
      courseId={courseId}
      student={student}
      locked={locked}
      onNearEnd={onNearEnd}
    />
  );
}
