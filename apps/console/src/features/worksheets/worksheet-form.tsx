import type { AudienceCourse } from '@shala/api-client/staff-audience.ts';
import { type StaffWorksheet, saveWorksheet } from '@shala/api-client/worksheets-staff.ts';
import { Button } from '@shala/ui/button.tsx';
import { Panel } from '@shala/ui/desk-page.tsx';
import { TextArea } from '@shala/ui/text-area.tsx';
import { TextField } from '@shala/ui/text-field.tsx';
import { toast } from '@shala/ui/toast-store.ts';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useRef, useState } from 'react';
import { transport } from '#shared/api/transport.ts';
import { AudienceFields } from '#shared/audience/audience-fields.tsx';
import { MomentField } from '#shared/forms/moment-field.tsx';
import { useKeys } from '#shared/keys/keys.ts';
import { useTexts } from '#shared/texts/texts.ts';
import { draftOf, emptyDraft, type Problems, readDraft } from './worksheet-draft.ts';
import styles from './worksheet-form.module.css';
import { refreshWorksheets } from './worksheets-query.ts';

interface WorksheetFormProps {
  courses: readonly AudienceCourse[];
  /** Null: a new one. */
  worksheet: StaffWorksheet | null;
  onSaved: (id: number) => void;
}

/** What a worksheet says, whom it is for, and until when. */
export function WorksheetForm({ courses, worksheet, onSaved }: WorksheetFormProps) {
  const t = useTexts();
  const form = useRef<HTMLFormElement>(null);
  const [draft, setDraft] = useState(() =>
    worksheet ? draftOf(worksheet) : emptyDraft(courses, new Date()),
  );
  const [problems, setProblems] = useState<Problems>({});
  const change = (more: Partial<typeof draft>) => setDraft((now) => ({ ...now, ...more }));
  const save = useMutation({
    mutationFn: (input: Parameters<typeof saveWorksheet>[1]) => saveWorksheet(transport, input),
    onSuccess: async ({ id }) => {
      toast.good(t('worksheets.saved'));
      await refreshWorksheets();
      onSaved(id);
    },
    onError: (error) => toast.bad(t('worksheets.notSaved'), error.message),
  });
  const submit = (event?: FormEvent) => {
    event?.preventDefault();
    if (save.isPending) return;
    const read = readDraft(draft);
    if ('input' in read) return save.mutate({ id: worksheet?.id ?? null, input: read.input });
    setProblems(read.problems);
    const [first] = Object.keys(read.problems);
    form.current?.querySelector<HTMLElement>(`[name="${first}"]`)?.focus();
  };
  useKeys('worksheets.formKeys', [{ keys: 'Ctrl+Enter', text: 'worksheets.save', run: () => submit() }]);
  const isOut = worksheet?.postedAt != null;
  const told = (name: keyof Problems) => (problems[name] ? t(problems[name]) : undefined);
  return (
    <form ref={form} className={styles.form} noValidate onSubmit={submit}>
      <Panel title={t('audience.title')}>
        <div className={styles.body}>
          <AudienceFields
            courses={courses}
            audience={draft}
            error={told('sectionIds')}
            disabled={isOut}
            wide={styles.wide}
            onChange={change}
          />
        </div>
      </Panel>
      <Panel title={t('worksheets.words')}>
        <div className={styles.body}>
          <TextField
            name="nameEn"
            label={t('worksheets.nameEn')}
            maxLength={200}
            value={draft.nameEn}
            error={told('nameEn')}
            onChange={({ currentTarget }) => change({ nameEn: currentTarget.value })}
          />
          <TextField
            lang="hi"
            label={t('worksheets.nameHi')}
            maxLength={200}
            value={draft.nameHi}
            onChange={({ currentTarget }) => change({ nameHi: currentTarget.value })}
          />
          <TextArea
            name="wordsEn"
            label={t('worksheets.wordsEn')}
            maxLength={5000}
            value={draft.wordsEn}
            error={told('wordsEn')}
            onChange={({ currentTarget }) => change({ wordsEn: currentTarget.value })}
          />
          <TextArea
            lang="hi"
            label={t('worksheets.wordsHi')}
            maxLength={5000}
            value={draft.wordsHi}
            onChange={({ currentTarget }) => change({ wordsHi: currentTarget.value })}
          />
          <TextField
            name="points"
            inputMode="numeric"
            label={t('worksheets.points')}
            value={draft.points}
            error={told('points')}
            onChange={({ currentTarget }) => change({ points: currentTarget.value })}
          />
          <MomentField
            name="due"
            label={t('worksheets.due')}
            value={draft.due}
            error={told('due')}
            onChange={(due) => change({ due })}
          />
        </div>
      </Panel>
      <div className={styles.actions}>
        <small>{t(isOut ? 'worksheets.isOutNote' : 'worksheets.draftNote')}</small>
        <Button type="submit" loading={save.isPending} aria-keyshortcuts="Control+Enter">
          {t('worksheets.save')}
        </Button>
      </div>
    </form>
  );
}
