import type { Content, ContentType } from '@shala/api-client/content-shape.ts';
import { filmTime } from '@shala/app-kit/film-time.ts';
import { LessonTile } from '@shala/ui/lesson-tile.tsx';
import type { SubjectColour } from '@shala/ui/subject-colour.ts';
import CirclePlay from 'lucide-react/icons/circle-play';
import ExternalLink from 'lucide-react/icons/external-link';
import FileText from 'lucide-react/icons/file-text';
import { appLink } from '#shared/layout/app-link.tsx';
import { useTexts } from '#shared/texts/texts.ts';
import { contentLine, stateWord } from './content-words.ts';

const looks = {
  video: { kind: 'video', Icon: CirclePlay },
  pdf: { kind: 'document', Icon: FileText },
  external_link: { kind: 'link', Icon: ExternalLink },
} as const satisfies Record<ContentType, object>;

export const viewerPath = ({ subjectId, chapterId, id }: Content): string =>
  `/learn/${subjectId}/chapter/${chapterId}/content/${id}`;

interface ContentCardProps {
  content: Content;
  colour: SubjectColour;
  /** On Learn: the subject and the chapter are named. */
  isAmongSubjects?: boolean;
  onLocked: () => void;
}

export function ContentCard({ content, colour, isAmongSubjects = false, onLocked }: ContentCardProps) {
  const t = useTexts();
  const { title, type, durationSeconds, playedSeconds, isCompleted, isLocked } = content;
  const { kind, Icon } = looks[type];
  const isOpen = !isLocked && stateWord(t, content) === null;
  const isBegun = isOpen && !isCompleted && playedSeconds > 0 && durationSeconds !== null;
  return (
    <LessonTile
      href={isOpen ? viewerPath(content) : undefined}
      lock={isLocked ? { label: t('lock.locked'), onAsk: onLocked } : undefined}
      colour={colour}
      kind={kind}
      title={title}
      sub={
        <>
          {isAmongSubjects ? null : <Icon aria-hidden="true" />}
          {contentLine(t, content, isAmongSubjects)}
        </>
      }
      picture={content.thumbnailUrl}
      length={durationSeconds === null ? undefined : filmTime(durationSeconds)}
      seen={
        isBegun
          ? { percent: (playedSeconds / durationSeconds) * 100, label: t('learn.watched', { title }) }
          : undefined
      }
      doneLabel={isCompleted ? t('learn.completed') : undefined}
      renderLink={appLink}
    />
  );
}
