import type { Chapter, SubjectHead } from '@shala/api-client/content-shape.ts';
import { ChapterBlock, LockedChapter } from '@shala/ui/chapter-block.tsx';
import { LessonRow } from '@shala/ui/lesson-tile.tsx';
import { LinkButton, Link as LinkLook } from '@shala/ui/link.tsx';
import type { RenderLink } from '@shala/ui/render-link.tsx';
import { Link } from '@tanstack/react-router';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { BuyLink } from '#shared/lock/buy-link.tsx';
import { lockReason } from '#shared/lock/lock-reason.ts';
import { colourOf } from '#shared/subjects/colour-of.ts';
import type { CourseRef } from '#shared/subjects/course-ref.ts';
import { type t as translate, useTexts } from '#shared/texts/texts.ts';
import { twoDigits } from './chapter-place.ts';
import { ContentCard } from './content-card.tsx';

interface ChapterPartProps {
  course: CourseRef;
  subject: SubjectHead;
  chapter: Chapter;
  /** The reason and the way on are said once on the page, not in every chapter. */
  isFirstLocked: boolean;
  onLockedChapter: () => void;
  onLockedContent: () => void;
}

export function ChapterPart(props: ChapterPartProps) {
  const { course, subject, chapter, isFirstLocked, onLockedChapter, onLockedContent } = props;
  const t = useTexts();
  const { name, number, completionPercent: percent, contents, isLocked } = chapter;
  const colour = colourOf(subject);
  const cards =
    contents.length > 0 ? (
      <LessonRow>
        {contents.map((content) => (
          <ContentCard key={content.id} content={content} colour={colour} onLocked={onLockedContent} />
        ))}
      </LessonRow>
    ) : null;
  if (isLocked) {
    return (
      <LockedChapter
        name={name}
        number={t('learn.chapter', { number })}
        lockLabel={t('lock.locked')}
        text={isFirstLocked ? lockReason(t, course, 'lock.chapterTitle') : amounts(t, chapter)}
        actions={
          <>
            <LinkButton label={t('learn.viewAllIn', { name })} onClick={onLockedChapter}>
              {t('learn.viewAll')}
              <ChevronRight aria-hidden="true" />
            </LinkButton>
            {isFirstLocked ? <BuyLink /> : null}
          </>
        }
      >
        {cards}
      </LockedChapter>
    );
  }
  return (
    <ChapterBlock
      colour={colour}
      number={twoDigits(number)}
      name={name}
      sub={amounts(t, chapter)}
      progress={{ percent, label: t('learn.doneIn', { name }), text: `${percent}%` }}
      action={<ViewAll subject={subject} chapter={chapter} />}
    >
      {cards}
    </ChapterBlock>
  );
}

/** '7 lessons · 3 exercises' */
function amounts(t: typeof translate, { contentCount, exerciseCount }: Chapter): string {
  if (contentCount + exerciseCount === 0) return t('learn.noLessons');
  const lessons = t('learn.lessonCount', { count: contentCount });
  return exerciseCount === 0 ? lessons : `${lessons} · ${t('learn.exerciseCount', { count: exerciseCount })}`;
}

function ViewAll({ subject, chapter: { id, name } }: { subject: SubjectHead; chapter: Chapter }) {
  const t = useTexts();
  const toContents: RenderLink = ({ children, href: _, ...rest }) => (
    <Link
      {...rest}
      to="/learn/$subjectId/chapter/$chapterId"
      params={{ subjectId: String(subject.id), chapterId: String(id) }}
      state={{ chapter: { id, subjectName: subject.name, chapterName: name } }}
    >
      {children}
    </Link>
  );
  return (
    <LinkLook href="" aria-label={t('learn.viewAllIn', { name })} renderLink={toContents}>
      {t('learn.viewAll')}
      <ChevronRight aria-hidden="true" />
    </LinkLook>
  );
}
