import { savePhrases } from '@shala/api-client/marking.ts';
import { Button } from '@shala/ui/button.tsx';
import { Dialog } from '@shala/ui/dialog.tsx';
import { IconButton } from '@shala/ui/icon-button.tsx';
import { toast } from '@shala/ui/toast-store.ts';
import { useMutation } from '@tanstack/react-query';
import ArrowUp from 'lucide-react/icons/arrow-up';
import Plus from 'lucide-react/icons/plus';
import Trash2 from 'lucide-react/icons/trash-2';
import { useState } from 'react';
import { queryClient } from '#shared/api/query-client.ts';
import { transport } from '#shared/api/transport.ts';
import { useTexts } from '#shared/texts/texts.ts';
import { phrasesQuery } from './marking-query.ts';
import styles from './phrase-chips.module.css';

interface PhrasesDialogProps {
  isOpen: boolean;
  phrases: readonly string[];
  onClose: () => void;
}

const most = 30;
let lastRow = 0;
const row = (text: string) => {
  lastRow += 1;
  return { id: lastRow, text };
};

/** The phrases a tutor writes again and again, in their order. */
export function PhrasesDialog({ isOpen, phrases, onClose }: PhrasesDialogProps) {
  const t = useTexts();
  return (
    <Dialog
      opened={isOpen}
      onClose={onClose}
      title={t('marking.phrasesTitle')}
      closeLabel={t('keys.close')}
      width={520}
    >
      <PhraseRows phrases={phrases} onClose={onClose} />
    </Dialog>
  );
}

/** As they are when the dialog opens. */
function PhraseRows({ phrases, onClose }: Omit<PhrasesDialogProps, 'isOpen'>) {
  const t = useTexts();
  const [rows, setRows] = useState(() => phrases.map(row));
  const save = useMutation({
    mutationFn: () =>
      savePhrases(
        transport,
        rows.map(({ text }) => text.trim()).filter((text) => text !== ''),
      ),
    onSuccess: (saved) => {
      queryClient.setQueryData(phrasesQuery.queryKey, saved);
      toast.good(t('marking.phrasesSaved'));
      onClose();
    },
    onError: () => toast.bad(t('marking.phrasesNotSaved'), t('error.tryAgain')),
  });
  const write = (id: number, text: string) =>
    setRows((now) => now.map((one) => (one.id === id ? { id, text } : one)));
  const lift = (at: number) =>
    setRows((now) => {
      const next = [...now];
      next.splice(at - 1, 0, ...next.splice(at, 1));
      return next;
    });
  return (
    <>
      <ol className={styles.list}>
        {rows.map(({ id, text }, at) => (
          <li key={id} className={styles.row}>
            <input
              aria-label={t('marking.phraseNumber', { number: at + 1 })}
              maxLength={200}
              value={text}
              onChange={({ currentTarget }) => write(id, currentTarget.value)}
            />
            <IconButton
              label={t('marking.phraseUp', { phrase: text })}
              icon={<ArrowUp aria-hidden="true" />}
              disabled={at === 0}
              onClick={() => lift(at)}
            />
            <IconButton
              label={t('marking.phraseRemove', { phrase: text })}
              icon={<Trash2 aria-hidden="true" />}
              onClick={() => setRows((now) => now.filter((one) => one.id !== id))}
            />
          </li>
        ))}
      </ol>
      <Button
        variant="text"
        icon={<Plus aria-hidden="true" />}
        disabled={rows.length >= most}
        onClick={() => setRows((now) => [...now, row('')])}
      >
        {t('marking.phraseAdd')}
      </Button>
      <div className={styles.foot}>
        <Button variant="quiet" onClick={onClose}>
          {t('marking.cancel')}
        </Button>
        <Button loading={save.isPending} onClick={() => save.mutate()}>
          {t('marking.phrasesSave')}
        </Button>
      </div>
    </>
  );
}
