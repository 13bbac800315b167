import {
  type LiveClassInput,
  moveLiveClassEnd,
  type StaffLiveClass,
  saveLiveClass,
} from '@shala/api-client/live-classes-staff.ts';
import type { AudienceCourse } from '@shala/api-client/staff-audience.ts';
import { Button } from '@shala/ui/button.tsx';
import { Panel } from '@shala/ui/desk-page.tsx';
import { TextField } from '@shala/ui/text-field.tsx';
import { toast } from '@shala/ui/toast-store.ts';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useRef, useState } from 'react';
import { transport } from '#shared/api/transport.ts';
import { AudienceFields } from '#shared/audience/audience-fields.tsx';
import { useKeys } from '#shared/keys/keys.ts';
import { useTexts } from '#shared/texts/texts.ts';
import { ChapterField } from './chapter-field.tsx';
import { draftOf, emptyDraft, ofNoSubject, type Problems, readDraft } from './class-draft.ts';
import styles from './class-form.module.css';
import { refreshLive } from './live-query.ts';
import { OverlapNote } from './overlap-note.tsx';
import { PlaceFields } from './place-fields.tsx';
import { TutorPicker } from './tutor-picker.tsx';
import { WhenFields } from './when-fields.tsx';

interface ClassFormProps {
  courses: readonly AudienceCourse[];
  /** Null: a new one. */
  liveClass: StaffLiveClass | null;
  /** Who fills it in: one of its tutors without being chosen. */
  staffId: number;
  onSaved: (id: number) => void;
}

/** What a class is about, for whom, when and where. While it runs only its end can be moved. */
export function ClassForm({ courses, liveClass, staffId, onSaved }: ClassFormProps) {
  const t = useTexts();
  const form = useRef<HTMLFormElement>(null);
  const [draft, setDraft] = useState(() =>
    liveClass ? draftOf(liveClass) : emptyDraft(courses, new Date()),
  );
  const isRunning = liveClass?.state === 'open';
  const [problems, setProblems] = useState<Problems>({});
  const change = (more: Partial<typeof draft>) => setDraft((now) => ({ ...now, ...more }));
  const save = useMutation({
    // A class that runs keeps everything to the second, but for its end.
    mutationFn: (input: LiveClassInput) =>
      liveClass && isRunning
        ? moveLiveClassEnd(transport, liveClass, input.endsAt)
        : saveLiveClass(transport, { id: liveClass?.id ?? null, input }),
    onSuccess: async ({ id }) => {
      toast.good(t('live.saved'));
      await refreshLive();
      onSaved(id);
    },
    onError: (error) => toast.bad(t('live.notSaved'), error.message),
  });
  const submit = (event?: FormEvent) => {
    event?.preventDefault();
    if (save.isPending) return;
    const read = readDraft(draft);
    setProblems('problems' in read ? read.problems : {});
    if ('input' in read) return save.mutate(read.input);
    const [first] = Object.keys(read.problems);
    form.current?.querySelector<HTMLElement>(`[name="${first}"]`)?.focus();
  };
  useKeys('live.formKeys', [{ keys: 'Ctrl+Enter', text: 'live.save', run: () => submit() }]);
  const told = (name: keyof Problems) => (problems[name] ? t(problems[name]) : undefined);
  return (
    <form ref={form} className={styles.form} noValidate onSubmit={submit}>
      {isRunning ? <p className={styles.note}>{t('live.runningNote')}</p> : null}
      <Panel title={t('audience.title')}>
        <fieldset className={styles.body} disabled={isRunning} aria-label={t('audience.title')}>
          <AudienceFields
            courses={courses}
            audience={draft}
            error={told('sectionIds')}
            wide={styles.wide}
            // Colleagues and chapters go with the subject.
            onChange={(more) => change(more.subjectId === undefined ? more : { ...more, ...ofNoSubject })}
          />
        </fieldset>
      </Panel>
      <Panel title={t('live.about')}>
        <fieldset className={styles.body} disabled={isRunning} aria-label={t('live.about')}>
          <TextField
            name="titleEn"
            label={t('live.titleEn')}
            maxLength={200}
            value={draft.titleEn}
            error={told('titleEn')}
            onChange={({ currentTarget }) => change({ titleEn: currentTarget.value })}
          />
          <TextField
            lang="hi"
            label={t('live.titleHi')}
            maxLength={200}
            value={draft.titleHi}
            onChange={({ currentTarget }) => change({ titleHi: currentTarget.value })}
          />
          <ChapterField
            draft={draft}
            help={t('live.chapterHelp')}
            onChange={(chapterId) => change({ chapterId })}
          />
          <PlaceFields draft={draft} error={told('link')} onChange={change} />
          <TutorPicker draft={draft} staffId={staffId} onChange={(tutorIds) => change({ tutorIds })} />
        </fieldset>
      </Panel>
      <Panel title={t('live.when')} note={t('live.indiaTime')}>
        <WhenFields draft={draft} isRunning={isRunning} told={told} onChange={change} />
        <OverlapNote id={liveClass?.id ?? null} draft={draft} staffId={staffId} />
      </Panel>
      <div className={styles.actions}>
        <small>{t('live.saveNote')}</small>
        <Button type="submit" loading={save.isPending} aria-keyshortcuts="Control+Enter">
          {t('live.save')}
        </Button>
      </div>
    </form>
  );
}
