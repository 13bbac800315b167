import type { Content, ContentType } from '@shala/api-client/content-shape.ts';
import type { t as translate } from '#shared/texts/texts.ts';
import { isBeingPrepared } from './contents-query.ts';

type Translate = typeof translate;

const kindTexts = { video: 'learn.video', pdf: 'learn.pdf', external_link: 'learn.link' } as const;
const kindWord = (t: Translate, type: ContentType): string => t(kindTexts[type]);

/** What is left of a film that was begun, or how long a document is. */
function amountWord(t: Translate, content: Content): string | null {
  const { type, durationSeconds, playedSeconds, pageCount, isCompleted } = content;
  if (type === 'pdf') return pageCount === null ? null : t('learn.pageCount', { count: pageCount });
  if (type !== 'video' || durationSeconds === null || playedSeconds <= 0 || isCompleted) return null;
  return t('learn.minutesLeft', { count: Math.max(1, Math.ceil((durationSeconds - playedSeconds) / 60)) });
}

/** Why a lesson cannot be opened although nothing locks it. */
export function stateWord(t: Translate, content: Content): string | null {
  if (isBeingPrepared(content)) return t('learn.preparing');
  return content.state === 'failed' ? t('learn.notAvailable') : null;
}

/** 'Video · 3 min left'; on Learn, where all subjects meet, 'Physics · Ch 5 · 3 min left'. */
export function contentLine(t: Translate, content: Content, isAmongSubjects: boolean): string {
  const what = isAmongSubjects
    ? [content.subjectName, t('learn.chapterShort', { number: content.chapterNumber })]
    : [kindWord(t, content.type)];
  const how = stateWord(t, content) ?? amountWord(t, content);
  return [...what, ...(how === null ? [] : [how])].join(' · ');
}
