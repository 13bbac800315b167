import {
  createPracticeItem,
  type FullItem,
  type ItemPlace,
  updatePracticeItem,
} from '@shala/api-client/practice-staff.ts';
import { useBusy } from '@shala/app-kit/use-busy.ts';
import { Button } from '@shala/ui/button.tsx';
import { Checkbox } from '@shala/ui/checkbox.tsx';
import { Panel } from '@shala/ui/desk-page.tsx';
import { IconButton } from '@shala/ui/icon-button.tsx';
import { SelectField } from '@shala/ui/select-field.tsx';
import { TextField } from '@shala/ui/text-field.tsx';
import { toast } from '@shala/ui/toast-store.ts';
import X from 'lucide-react/icons/x';
import { type FormEvent, useState } from 'react';
import { transport } from '#shared/api/transport.ts';
import { useTexts } from '#shared/texts/texts.ts';
import { TitleFields } from './edit-dialog.tsx';
import styles from './item-form.module.css';
import { type DraftFault, draftOf, emptyDraft, faultsOf, type ItemDraft, inputOf } from './item-input.ts';
import { OrderedList } from './ordered-list.tsx';
import { QuestionPicker, QuestionWords } from './question-picker.tsx';
import { refetchTeaching, tellFailure } from './teaching-query.ts';

interface ItemFormProps {
  /** What is changed, or where a new one is put. */
  of: { item: FullItem } | { place: ItemPlace };
  onSaved: (item: FullItem) => void;
}

/** An exercise, quiz or paper: its settings and questions at the left, the bank at the right. */
export function ItemForm({ of, onSaved }: ItemFormProps) {
  const t = useTexts();
  const item = 'item' in of ? of.item : null;
  const [draft, setDraft] = useState<ItemDraft>(item ? draftOf(item) : emptyDraft);
  const [isTried, setIsTried] = useState(false);
  const { isBusy, run } = useBusy();
  const faults = isTried ? faultsOf(draft) : new Set<DraftFault>();
  const set = (change: Partial<ItemDraft>) => setDraft((now) => ({ ...now, ...change }));
  const save = async () => {
    const input = inputOf(draft, item?.description ?? { en: '', hi: '' });
    try {
      const saved =
        'item' in of
          ? await updatePracticeItem(transport, of.item.id, input)
          : await createPracticeItem(transport, of.place, input);
      await refetchTeaching();
      toast.good(t('teaching.saved'));
      onSaved(saved);
    } catch (error) {
      tellFailure(t, error);
    }
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setIsTried(true);
    if (faultsOf(draft).size === 0) void run(save);
  };
  return (
    <form className={styles.columns} onSubmit={submit} noValidate>
      <Panel
        title={t('teaching.chosen', { count: draft.questions.length })}
        actions={
          <Button type="submit" loading={isBusy}>
            {t('teaching.save')}
          </Button>
        }
      >
        <Settings draft={draft} set={set} faults={faults} />
        <Chosen draft={draft} set={set} isMissing={faults.has('questions')} />
      </Panel>
      <QuestionPicker
        chosen={draft.questions}
        onAdd={(line) => set({ questions: [...draft.questions, line] })}
      />
    </form>
  );
}

interface PartProps {
  draft: ItemDraft;
  set: (change: Partial<ItemDraft>) => void;
}

function Settings({ draft, set, faults }: PartProps & { faults: ReadonlySet<DraftFault> }) {
  const t = useTexts();
  return (
    <div className={styles.fields}>
      <TitleFields value={draft.title} onChange={(title) => set({ title })} error={faults.has('title')} />
      <div className={styles.row}>
        <SelectField
          label={t('teaching.timer')}
          current={draft.timer}
          options={[
            { id: 'whole_quiz', label: t('teaching.timerWhole') },
            { id: 'per_question', label: t('teaching.timerEach') },
            { id: 'none', label: t('teaching.noTime') },
          ]}
          onChange={(timer) => set({ timer })}
        />
        {draft.timer === 'none' ? null : (
          <TextField
            label={t(draft.timer === 'whole_quiz' ? 'teaching.minutesField' : 'teaching.secondsField')}
            inputMode="numeric"
            value={draft.time}
            error={faults.has('time') ? t('teaching.timeInvalid') : undefined}
            onChange={({ currentTarget }) => set({ time: currentTarget.value })}
          />
        )}
        <TextField
          label={t('teaching.rightMarks')}
          inputMode="decimal"
          value={draft.rightMarks}
          error={faults.has('marks') ? t('teaching.marksInvalid') : undefined}
          onChange={({ currentTarget }) => set({ rightMarks: currentTarget.value })}
        />
        <TextField
          label={t('teaching.wrongMarks')}
          inputMode="decimal"
          value={draft.wrongMarks}
          onChange={({ currentTarget }) => set({ wrongMarks: currentTarget.value })}
        />
      </div>
      <Checkbox
        label={t('teaching.shuffled')}
        checked={draft.isShuffled}
        onChange={({ currentTarget }) => set({ isShuffled: currentTarget.checked })}
      />
    </div>
  );
}

function Chosen({ draft, set, isMissing }: PartProps & { isMissing: boolean }) {
  const t = useTexts();
  const { questions } = draft;
  if (questions.length === 0) {
    return (
      <p className={`${styles.none} ${isMissing ? styles.bad : ''}`} role={isMissing ? 'alert' : undefined}>
        {t('teaching.noQuestions')}
      </p>
    );
  }
  return (
    <OrderedList
      label={t('teaching.questions')}
      items={questions}
      keyOf={({ id }) => id}
      nameOf={({ id }) => t('teaching.questionName', { number: id })}
      onOrder={(next) => set({ questions: next })}
      render={(line) => (
        <>
          <QuestionWords line={line} />
          <IconButton
            look="plain"
            label={t('teaching.leaveOut', { number: line.id })}
            icon={<X aria-hidden="true" />}
            onClick={() => set({ questions: questions.filter(({ id }) => id !== line.id) })}
          />
        </>
      )}
    />
  );
}
