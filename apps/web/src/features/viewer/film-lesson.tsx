import type { Content } from '@shala/api-client/content-shape.ts';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useCallback, useState } from 'react';
import { resumePlace } from './engine/completion-rule.ts';
import { FilmPlayer } from './film/film-player.tsx';
import { historyQuery } from './history-query.ts';
import { useProgress } from './use-progress.ts';
import { useReporter } from './use-reporter.ts';

interface FilmLessonProps {
  content: Content;
  url: string;
  courseId: number;
  student: { readonly id: number; readonly firstName: string };
  locked: ReactNode;
  onNearEnd: () => void;
}

/** A film with its memory: where it goes on, what has been seen of it, when it is done. */
export function FilmLesson({ content, url, courseId, student, locked, onNearEnd }: FilmLessonProps) {
  const [video, setVideo] = useState<HTMLVideoElement | null>(null);
  const [isLocked, setLocked] = useState(false);
  const history = useQuery(historyQuery({ studentId: student.id, courseId, libraryId: content.libraryId }));
  const onLocked = useCallback(() => setLocked(true), []);
  const reporter = useReporter({
    studentId: student.id,
    courseId,
    libraryId: content.libraryId,
    historyId: history.data?.id,
    onLocked,
  });
  useProgress({ video, reporter, onNearEnd });

  // The place has to be known before the first segment is fetched. Without an answer, the one that came with the
  // content must do.
  if (history.isPending) return <FilmPlaceholder />;
  const played = history.data?.playedSeconds ?? content.playedSeconds;
  return (
    <FilmPlayer
      content={content}
      url={url}
      startAt={resumePlace(played, content.durationSeconds ?? 0)}
      watermark={`${student.firstName} STD${student.id}`}
      isLocked={isLocked}
      locked={locked}
      video={video}
      onVideo={setVideo}
    />
  );
}

/** The empty board, in the size of the film to come. */
const FilmPlaceholder = () => (
  <div style={{ aspectRatio: '16 / 9', borderRadius: 'var(--r-m)', background: 'var(--stage)' }} />
);
