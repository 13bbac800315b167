import { createAnnouncement, type NewAnnouncement } from '@shala/api-client/announcements.ts';
import type { AudienceCourse } from '@shala/api-client/staff-audience.ts';
import { Button } from '@shala/ui/button.tsx';
import { Checkbox } from '@shala/ui/checkbox.tsx';
import { Panel } from '@shala/ui/desk-page.tsx';
import { SelectField } from '@shala/ui/select-field.tsx';
import { TextArea } from '@shala/ui/text-area.tsx';
import { toast } from '@shala/ui/toast-store.ts';
import { useMutation } from '@tanstack/react-query';
import Send from 'lucide-react/icons/send';
import { type FormEvent, useRef, useState } from 'react';
import { transport } from '#shared/api/transport.ts';
import { SectionPicker } from '#shared/audience/section-picker.tsx';
import { fromField } from '#shared/forms/moments.ts';
import { useKeys } from '#shared/keys/keys.ts';
import { useTexts } from '#shared/texts/texts.ts';
import styles from './announcement-form.module.css';
import { refreshAnnouncements } from './announcements-query.ts';
import { AttachmentField } from './attachment-field.tsx';
import { WhenField } from './when-field.tsx';

interface AnnouncementFormProps {
  courses: readonly AudienceCourse[];
  onSent: (id: number) => void;
}

type Problem = 'message' | 'sections' | 'moment';

const onlySection = (course: AudienceCourse | undefined): readonly number[] | null =>
  course && !course.isWhole && course.sections.length === 1 ? course.sections.map(({ id }) => id) : null;

/** What is said, to whom, and when. */
export function AnnouncementForm({ courses, onSent }: AnnouncementFormProps) {
  const t = useTexts();
  const words = useRef<HTMLTextAreaElement>(null);
  const [courseId, setCourseId] = useState(courses[0]?.id ?? 0);
  const [sectionIds, setSectionIds] = useState(onlySection(courses[0]));
  const [message, setMessage] = useState('');
  const [allowsComments, setAllowsComments] = useState(true);
  const [attachment, setAttachment] = useState<File | null>(null);
  /** Null: at once. */
  const [moment, setMoment] = useState<string | null>(null);
  const [problem, setProblem] = useState<Problem | null>(null);
  const course = courses.find(({ id }) => id === courseId);
  const send = useMutation({
    mutationFn: (given: NewAnnouncement) => createAnnouncement(transport, given),
    onSuccess: async (id) => {
      toast.good(t(moment === null ? 'announce.sent' : 'announce.scheduled'));
      await refreshAnnouncements();
      onSent(id);
    },
    onError: (error) => toast.bad(t('announce.notSent'), error.message),
  });
  const submit = (event?: FormEvent) => {
    event?.preventDefault();
    if (send.isPending) return;
    const publishAt = moment === null ? null : fromField(moment);
    if (sectionIds === null) return setProblem('sections');
    if (message.trim() === '') {
      setProblem('message');
      return words.current?.focus();
    }
    if (moment !== null && publishAt === null) return setProblem('moment');
    setProblem(null);
    send.mutate({ courseId, sectionIds, message: message.trim(), allowsComments, attachment, publishAt });
  };
  useKeys('announce.new', [{ keys: 'Ctrl+Enter', text: 'announce.send', run: () => submit() }]);
  return (
    <form className={styles.form} noValidate onSubmit={submit}>
      <Panel title={t('audience.title')}>
        <div className={styles.body}>
          <SelectField
            label={t('audience.course')}
            options={courses.map(({ id, name }) => ({ id: String(id), label: name }))}
            current={String(courseId)}
            onChange={(id) => {
              setCourseId(Number(id));
              setSectionIds(onlySection(courses.find((one) => String(one.id) === id)));
            }}
          />
          <SectionPicker
            sections={course?.sections ?? []}
            mayWhole={course?.isWhole ?? false}
            chosen={sectionIds}
            error={problem === 'sections' ? t('audience.required') : undefined}
            onChange={setSectionIds}
          />
        </div>
      </Panel>
      <Panel title={t('announce.words')}>
        <div className={styles.body}>
          <TextArea
            ref={words}
            label={t('announce.message')}
            rows={6}
            maxLength={5000}
            value={message}
            error={problem === 'message' ? t('announce.messageRequired') : undefined}
            onChange={({ currentTarget }) => setMessage(currentTarget.value)}
          />
          <AttachmentField file={attachment} onChange={setAttachment} />
          <Checkbox
            label={t('announce.allowComments')}
            checked={allowsComments}
            onChange={({ currentTarget }) => setAllowsComments(currentTarget.checked)}
          />
          <WhenField
            moment={moment}
            error={problem === 'moment' ? t('announce.momentRequired') : undefined}
            onChange={setMoment}
          />
        </div>
      </Panel>
      <div className={styles.actions}>
        <Button
          type="submit"
          icon={<Send aria-hidden="true" />}
          loading={send.isPending}
          aria-keyshortcuts="Control+Enter"
        >
          {t(moment === null ? 'announce.send' : 'announce.schedule')}
        </Button>
      </div>
    </form>
  );
}
