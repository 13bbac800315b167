import { Button } from '@shala/ui/button.tsx';
import { ConfirmDialog } from '@shala/ui/confirm-dialog.tsx';
import { Dialog } from '@shala/ui/dialog.tsx';
import { toast } from '@shala/ui/toast-store.ts';
import { VisuallyHidden } from '@shala/ui/visually-hidden.tsx';
import NotebookPen from 'lucide-react/icons/notebook-pen';
import Trash2 from 'lucide-react/icons/trash-2';
import { useState } from 'react';
import { useTexts } from '#shared/texts/texts.ts';
import { keepDraft, readDraft } from './note-draft.ts';
import styles from './notes.module.css';

interface NotesProps {
  studentId: number;
  contentId: number;
  title: string;
  note: string | null;
  /** Null deletes it. */
  onSave: (note: string | null) => Promise<unknown>;
}

const MOST_LETTERS = 10_000;

/** The student's own note: kept on this device as it is typed, sent when the window closes, if there is anything. */
export function Notes({ studentId, contentId, title, note, onSave }: NotesProps) {
  const t = useTexts();
  const [text, setText] = useState<string | null>(null);
  const [isDeleting, setDeleting] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const draft = (value: string | null) => keepDraft(localStorage, studentId, contentId, value);
  const open = () => setText(readDraft(localStorage, studentId, contentId) ?? note ?? '');

  const save = async (value: string | null) => {
    setBusy(true);
    try {
      await onSave(value);
      draft(null);
      return true;
    } catch {
      toast.bad(t('viewer.noteNotSaved'), t('viewer.noteKept'));
      return false;
    } finally {
      setBusy(false);
    }
  };
  const close = async () => {
    const written = text?.trim() ?? '';
    setText(null);
    if (written === '' || written === note) draft(null);
    else await save(written);
  };
  const remove = async () => {
    if (await save(null)) setText(null);
    setDeleting(false);
  };

  return (
    <>
      <Button
        variant="quiet"
        icon={<NotebookPen aria-hidden="true" />}
        loading={isBusy && text === null}
        onClick={open}
      >
        {t('viewer.notes')}
        {note === null ? null : (
          <>
            <span className={styles.count} aria-hidden="true">
              1
            </span>{' '}
            <VisuallyHidden>{t('viewer.notesWithOne')}</VisuallyHidden>
          </>
        )}
      </Button>
      <Dialog
        opened={text !== null && !isDeleting}
        onClose={() => void close()}
        title={t('viewer.notes')}
        text={title}
        closeLabel={t('nav.close')}
        width={560}
        actions={
          <>
            {note === null ? null : (
              <Button variant="danger" icon={<Trash2 aria-hidden="true" />} onClick={() => setDeleting(true)}>
                {t('viewer.deleteNote')}
              </Button>
            )}
            <Button onClick={() => void close()}>{t('viewer.closeNotes')}</Button>
          </>
        }
      >
        <textarea
          className={styles.text}
          aria-label={t('viewer.noteLabel')}
          placeholder={t('viewer.notePlaceholder')}
          maxLength={MOST_LETTERS}
          rows={9}
          data-autofocus
          value={text ?? ''}
          onChange={({ target }) => {
            setText(target.value);
            draft(target.value);
          }}
        />
      </Dialog>
      <ConfirmDialog
        opened={isDeleting}
        title={t('viewer.deleteNoteTitle')}
        text={t('viewer.deleteNoteText')}
        stayLabel={t('viewer.keepNote')}
        onStay={() => setDeleting(false)}
        goLabel={t('viewer.deleteNote')}
        going={isBusy}
        onGo={() => void remove()}
      />
    </>
  );
}
