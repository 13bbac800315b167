import { IconButton } from '@shala/ui/icon-button.tsx';
import { LinkButton } from '@shala/ui/link.tsx';
import SendHorizontal from 'lucide-react/icons/send-horizontal';
import ShieldCheck from 'lucide-react/icons/shield-check';
import { type FormEvent, type KeyboardEvent, useId, useState } from 'react';
import { useTexts } from '#shared/texts/texts.ts';
import styles from './composer.module.css';

/** As the server counts: letters of every script, one each. */
const MOST_LETTERS = 1000;
const WARN_FROM = 900;

interface ComposerProps {
  /** Whose comment is answered; null: nobody's. */
  answering: string | null;
  onStopAnswering: () => void;
  wasMasked: boolean;
  onSend: (text: string) => void;
}

export function Composer({ answering, onStopAnswering, wasMasked, onSend }: ComposerProps) {
  const t = useTexts();
  const hintId = useId();
  const [text, setText] = useState('');
  const left = MOST_LETTERS - [...text.trim()].length;
  const canSend = text.trim() !== '' && left >= 0;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!canSend) return;
    onSend(text.trim());
    setText('');
  };
  const onKeyDown = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    // Enter belongs to the text, as phones have it; with Control it sends.
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) submit(event);
  };
  return (
    <form className={styles.form} onSubmit={submit}>
      {answering === null ? null : (
        <p className={styles.answering}>
          {t('announcements.answering', { name: answering })}
          <LinkButton onClick={onStopAnswering}>{t('announcements.stopAnswering')}</LinkButton>
        </p>
      )}
      <div className={styles.box}>
        <textarea
          className={styles.text}
          aria-label={t('announcements.write')}
          aria-describedby={hintId}
          placeholder={t('announcements.write')}
          rows={1}
          value={text}
          onChange={({ target }) => setText(target.value)}
          onKeyDown={onKeyDown}
        />
        <IconButton
          type="submit"
          className={styles.send}
          label={t('announcements.send')}
          icon={<SendHorizontal aria-hidden="true" />}
          disabled={!canSend}
        />
      </div>
      <p className={styles.hint} id={hintId}>
        <ShieldCheck aria-hidden="true" />
        <span>{t(wasMasked ? 'announcements.masked' : 'announcements.safety')}</span>
        {left <= MOST_LETTERS - WARN_FROM ? (
          <span className={styles.left} data-over={left < 0 || undefined} role="status">
            {t('announcements.left', { count: left })}
          </span>
        ) : null}
      </p>
    </form>
  );
}
