import { publishContent, type StaffContent } from '@shala/api-client/contents-staff.ts';
import { appLink } from '@shala/app-kit/app-link.tsx';
import { filmTime } from '@shala/app-kit/film-time.ts';
import { useBusy } from '@shala/app-kit/use-busy.ts';
import { Button } from '@shala/ui/button.tsx';
import { IconButton, IconLink } from '@shala/ui/icon-button.tsx';
import { toast } from '@shala/ui/toast-store.ts';
import Captions from 'lucide-react/icons/captions';
import Eye from 'lucide-react/icons/eye';
import FileText from 'lucide-react/icons/file-text';
import Film from 'lucide-react/icons/film';
import LinkIcon from 'lucide-react/icons/link';
import ListChecks from 'lucide-react/icons/list-checks';
import ListPlus from 'lucide-react/icons/list-plus';
import Pencil from 'lucide-react/icons/pencil';
import RotateCw from 'lucide-react/icons/rotate-cw';
import Trash2 from 'lucide-react/icons/trash-2';
import Upload from 'lucide-react/icons/upload';
import X from 'lucide-react/icons/x';
import { useRef } from 'react';
import { transport } from '#shared/api/transport.ts';
import { captionLanguages } from '#shared/films/caption-languages.ts';
import { useLanguage, useTexts } from '#shared/texts/texts.ts';
import styles from './content-list.module.css';
import { ContentNote, ContentState } from './content-state.tsx';
import { stopUpload, uploadSource, useSourceSending } from './source-uploads.ts';
import { refetchTeaching, tellFailure } from './teaching-query.ts';

const icons = { video: Film, pdf: FileText, external_link: LinkIcon } as const;
export const accepted = { video: 'video/*', pdf: 'application/pdf', external_link: '' } as const;

export const titleOf = ({ title }: Pick<StaffContent, 'title'>, locale: 'en' | 'hi'): string =>
  (locale === 'hi' && title.hi) || title.en;

interface ContentRowProps {
  content: StaffContent;
  quizId: number | null;
  onOpen: (what: 'edit' | 'captions' | 'remove' | 'preview') => void;
}

export function ContentRow({ content, quizId, onOpen }: ContentRowProps) {
  const t = useTexts();
  const name = titleOf(content, useLanguage());
  const sending = useSourceSending(content.id);
  const Icon = icons[content.type];
  return (
    <div className={styles.content}>
      {content.posterUrl ? (
        <img className={styles.poster} src={content.posterUrl} alt="" loading="lazy" />
      ) : (
        <span className={styles.poster}>
          <Icon aria-hidden="true" />
        </span>
      )}
      <div className={styles.words}>
        <b>{name}</b>
        <small>{describe(content, t)}</small>
        <ContentNote content={content} sending={sending} name={name} />
      </div>
      <ContentState content={content} />
      <div className={styles.actions}>
        <FileButton content={content} name={name} />
        {content.type === 'video' ? (
          <IconButton
            look="plain"
            label={t('teaching.captionsOf', { name })}
            icon={<Captions aria-hidden="true" />}
            onClick={() => onOpen('captions')}
          />
        ) : null}
        <IconLink
          look="plain"
          href={quizId === null ? `/teaching/new/content/${content.id}` : `/teaching/practice/${quizId}`}
          label={t(quizId === null ? 'teaching.newQuizOf' : 'teaching.quizOf', { name })}
          icon={quizId === null ? <ListPlus aria-hidden="true" /> : <ListChecks aria-hidden="true" />}
          renderLink={appLink}
        />
        <IconButton
          look="plain"
          label={t('teaching.previewOf', { name })}
          icon={<Eye aria-hidden="true" />}
          disabled={!content.isPlayable}
          onClick={() => onOpen('preview')}
        />
        <IconButton
          look="plain"
          label={t('teaching.editOf', { name })}
          icon={<Pencil aria-hidden="true" />}
          onClick={() => onOpen('edit')}
        />
        <IconButton
          look="plain"
          label={t('teaching.removeOf', { name })}
          icon={<Trash2 aria-hidden="true" />}
          disabled={!content.isRemovable}
          onClick={() => onOpen('remove')}
        />
        <PublishButton content={content} name={name} />
      </div>
    </div>
  );
}

function describe(content: StaffContent, t: ReturnType<typeof useTexts>): string {
  const { type, seconds, pages, link, captions } = content;
  if (type === 'external_link') return `${t('teaching.link')} · ${URL.parse(link ?? '')?.host ?? ''}`;
  if (type === 'pdf') return pages === null ? t('teaching.pdf') : t('teaching.pdfPages', { count: pages });
  const languages = captions.map(({ locale }) => captionLanguages[locale]).join(', ');
  const facts = [t('teaching.film')];
  if (seconds !== null) facts.push(filmTime(seconds));
  if (languages !== '') facts.push(t('teaching.captionsIn', { languages }));
  return facts.join(' · ');
}

/** Chooses a file, goes on with one that was cut off, or stops one that is on its way. */
function FileButton({ content, name }: { content: StaffContent; name: string }) {
  const t = useTexts();
  const input = useRef<HTMLInputElement>(null);
  const sending = useSourceSending(content.id);
  if (content.type === 'external_link') return null;
  if (sending) {
    const goOn = () => void uploadSource(content.id, sending.file);
    return (
      <>
        {sending.failure === null ? null : (
          <IconButton
            look="plain"
            label={t('teaching.goOnOf', { name })}
            icon={<RotateCw aria-hidden="true" />}
            onClick={goOn}
          />
        )}
        <IconButton
          look="plain"
          label={t('teaching.stopOf', { name })}
          icon={<X aria-hidden="true" />}
          onClick={() => stopUpload(content.id)}
        />
      </>
    );
  }
  return (
    <>
      <input
        ref={input}
        type="file"
        hidden
        accept={accepted[content.type]}
        aria-label={t('teaching.fileOf', { name })}
        onChange={({ currentTarget }) => {
          const [file] = currentTarget.files ?? [];
          currentTarget.value = '';
          if (file) void uploadSource(content.id, file);
        }}
      />
      <IconButton
        look="plain"
        label={t('teaching.fileOf', { name })}
        icon={<Upload aria-hidden="true" />}
        onClick={() => input.current?.click()}
      />
    </>
  );
}

function PublishButton({ content, name }: { content: StaffContent; name: string }) {
  const t = useTexts();
  const { isBusy, run } = useBusy();
  const { isPublished } = content;
  const canShow = content.isPlayable || (content.hasFile && content.state !== 'failed');
  const toggle = async () => {
    try {
      await publishContent(transport, content.id, !isPublished);
      await refetchTeaching();
      toast.good(t(isPublished ? 'teaching.hidden' : 'teaching.shown', { name }));
    } catch (error) {
      tellFailure(t, error);
    }
  };
  return (
    <Button
      variant={isPublished ? 'quiet' : 'tinted'}
      loading={isBusy}
      disabled={!isPublished && !canShow}
      aria-label={t(isPublished ? 'teaching.hideOf' : 'teaching.publishOf', { name })}
      onClick={() => void run(toggle)}
    >
      {t(isPublished ? 'teaching.hide' : 'teaching.publish')}
    </Button>
  );
}
