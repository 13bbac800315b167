import type { Content, ContentType } from '@shala/api-client/content-shape.ts';
import type { ContentRef } from '@shala/api-client/contents.ts';
import { filmTime } from '@shala/app-kit/film-time.ts';
import { Card } from '@shala/ui/card.tsx';
import { cx } from '@shala/ui/cx.ts';
import { LinkButton } from '@shala/ui/link.tsx';
import { subjectColour } from '@shala/ui/subject-colour.ts';
import { useQuery } from '@tanstack/react-query';
import CirclePlay from 'lucide-react/icons/circle-play';
import ExternalLink from 'lucide-react/icons/external-link';
import FileText from 'lucide-react/icons/file-text';
import Lock from 'lucide-react/icons/lock';
import { appLink } from '#shared/layout/app-link.tsx';
import { useTexts } from '#shared/texts/texts.ts';
import { relatedQuery } from '../content-query.ts';
import styles from './related-content.module.css';

const kinds = {
  video: { Icon: CirclePlay, name: 'learn.video' },
  pdf: { Icon: FileText, name: 'learn.pdf' },
  external_link: { Icon: ExternalLink, name: 'learn.link' },
} as const satisfies Record<ContentType, object>;

const isOpen = ({ isLocked, state }: Content): boolean => !isLocked && state === 'ready';

/** What is still to be done in this chapter, beside the lesson that is open. */
export function RelatedContent({ contentRef }: { contentRef: ContentRef }) {
  const t = useTexts();
  const { data, isPending, isError, refetch } = useQuery(relatedQuery(contentRef));
  const next = data?.contents.find(isOpen);
  const colour = data ? subjectColour(Number(data.subject.colourCode) || null, data.subject.id) : '';
  return (
    <Card className={cx(styles.panel, colour)}>
      <header>
        <h2 id="related">{t('viewer.related')}</h2>
        {data && data.contents.length > 0 ? (
          <span className={styles.left}>{t('viewer.left', { count: data.contents.length })}</span>
        ) : null}
      </header>
      {isPending ? <p role="status">{t('viewer.relatedLoading')}</p> : null}
      {isError && !data ? (
        <p>
          {t('viewer.relatedFailed')}{' '}
          <LinkButton onClick={() => void refetch()}>{t('error.retry')}</LinkButton>
        </p>
      ) : null}
      {data?.contents.length === 0 ? <p>{t('viewer.relatedNone')}</p> : null}
      {data && data.contents.length > 0 ? (
        <ul aria-labelledby="related">
          {data.contents.map((content) => (
            <li key={content.id}>
              <Item content={content} isNext={content === next} />
            </li>
          ))}
        </ul>
      ) : null}
    </Card>
  );
}

function Item({ content, isNext }: { content: Content; isNext: boolean }) {
  const t = useTexts();
  const { Icon, name } = kinds[content.type];
  const words = [
    t(name),
    content.type === 'pdf' && content.pageCount !== null
      ? t('learn.pageCount', { count: content.pageCount })
      : null,
    content.isLocked ? t('lock.locked') : null,
    !content.isLocked && !isOpen(content)
      ? t(content.state === 'failed' ? 'learn.notAvailable' : 'learn.preparing')
      : null,
    isNext ? t('viewer.upNext') : null,
  ];
  const face = (
    <>
      <span className={cx(styles.picture, content.type !== 'video' && styles.paper)}>
        {content.thumbnailUrl ? (
          <img src={content.thumbnailUrl} alt="" loading="lazy" />
        ) : (
          <Icon aria-hidden="true" />
        )}
        {content.durationSeconds === null ? null : <span>{filmTime(content.durationSeconds)}</span>}
      </span>
      <span>
        <span className={styles.title}>{content.title}</span>
        <span className={styles.kind}>
          {content.isLocked ? <Lock aria-hidden="true" /> : <Icon aria-hidden="true" />}
          {words.filter(Boolean).join(' · ')}
        </span>
      </span>
    </>
  );
  const className = cx(styles.item, isNext && styles.next);
  if (!isOpen(content)) return <div className={className}>{face}</div>;
  return appLink({
    href: `/learn/${content.subjectId}/chapter/${content.chapterId}/content/${content.id}`,
    className,
    children: face,
  });
}
