import type { StaffContent } from '@shala/api-client/contents-staff.ts';
import { Chip } from '@shala/ui/chip.tsx';
import { ProgressBar } from '@shala/ui/progress-bar.tsx';
import CircleCheck from 'lucide-react/icons/circle-check';
import EyeOff from 'lucide-react/icons/eye-off';
import LoaderCircle from 'lucide-react/icons/loader-circle';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import { type TextId, useTexts } from '#shared/texts/texts.ts';
import styles from './content-list.module.css';
import type { SourceSending } from './source-uploads.ts';
import { isInWork } from './teaching-query.ts';

const failures: Readonly<Record<string, TextId>> = {
  empty_file: 'teaching.failEmpty',
  not_a_video: 'teaching.failNotVideo',
  not_a_pdf: 'teaching.failNotPdf',
  broken_file: 'teaching.failBroken',
  too_large: 'teaching.failTooLarge',
  too_long: 'teaching.failTooLong',
  took_too_long: 'teaching.failTookTooLong',
};

export function ShownChip({ isShown }: { isShown: boolean }) {
  const t = useTexts();
  return isShown ? (
    <Chip tone="right" icon={<CircleCheck aria-hidden="true" />}>
      {t('teaching.published')}
    </Chip>
  ) : (
    <Chip tone="quiet" icon={<EyeOff aria-hidden="true" />}>
      {t('teaching.draft')}
    </Chip>
  );
}

/** Whether students see it, and how far the work on its file is. */
export function ContentState({ content }: { content: StaffContent }) {
  const t = useTexts();
  return (
    <span className={styles.states}>
      <ShownChip isShown={content.isPublished} />
      {isInWork(content) ? (
        <Chip tone="wait" icon={<LoaderCircle aria-hidden="true" />}>
          {t('teaching.processing', { percent: content.percent })}
        </Chip>
      ) : null}
      {content.state === 'failed' ? (
        <Chip tone="wrong" icon={<TriangleAlert aria-hidden="true" />}>
          {t('teaching.failedChip')}
        </Chip>
      ) : null}
    </span>
  );
}

/** A sentence below the title: why it failed, what is missing, how the upload goes. */
export function ContentNote({
  content,
  sending,
  name,
}: {
  content: StaffContent;
  sending: SourceSending | undefined;
  name: string;
}) {
  const t = useTexts();
  if (sending) {
    return (
      <span className={styles.sending}>
        <ProgressBar label={t('teaching.sendingOf', { name })} percent={sending.percent} />
        <small role="status">
          {sending.failure === null
            ? t('teaching.sending', { percent: sending.percent })
            : sending.failure || t('teaching.sendingHeld')}
        </small>
      </span>
    );
  }
  if (content.state === 'failed') {
    return <small className={styles.bad}>{t(failures[content.failure ?? ''] ?? 'teaching.failOther')}</small>;
  }
  return content.hasFile ? null : <small>{t('teaching.noFile')}</small>;
}
