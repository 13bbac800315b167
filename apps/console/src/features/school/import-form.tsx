import { ApiError } from '@shala/api-client/api-error.ts';
import { type ListKind, startSchoolImport } from '@shala/api-client/school-imports.ts';
import type { Institute } from '@shala/api-client/school-staff.ts';
import { useBusy } from '@shala/app-kit/use-busy.ts';
import { Button } from '@shala/ui/button.tsx';
import { Panel } from '@shala/ui/desk-page.tsx';
import { SelectField } from '@shala/ui/select-field.tsx';
import { toast } from '@shala/ui/toast-store.ts';
import Upload from 'lucide-react/icons/upload';
import { useRef, useState } from 'react';
import { transport } from '#shared/api/transport.ts';
import { useTexts } from '#shared/texts/texts.ts';
import styles from './school.module.css';

/** Needed first, then what may be there as well. */
const columns: Record<ListKind, { needed: string; more: string }> = {
  students: {
    needed: 'admission_no, section, first_name, dob, guardian_phone, guardian_name',
    more: 'last_name, name_hi, roll, language, student_email, guardian_relation, guardian_email, second_guardian_phone, second_guardian_relation, link_code, year, section_from, consent_on, access_from, access_to',
  },
  sections: { needed: 'section, year, course', more: 'name, name_hi' },
};

/** The server takes a body of 1 MB. */
const mostLetters = 900_000;

interface ImportFormProps {
  institutes: readonly Institute[];
  onStarted: (importId: number) => void;
}

/** A list from the office's own spreadsheet: it is looked through first, and nothing is changed by that. */
export function ImportForm({ institutes, onStarted }: ImportFormProps) {
  const t = useTexts();
  const input = useRef<HTMLInputElement>(null);
  const [kind, setKind] = useState<ListKind>('students');
  const [instituteId, setInstituteId] = useState(String(institutes[0]?.id ?? ''));
  const { isBusy, run } = useBusy();
  const send = async (file: File) => {
    const content = await file.text();
    if (content.length > mostLetters) return toast.bad(t('school.fileTooLarge'));
    try {
      const { id } = await startSchoolImport(transport, Number(instituteId), {
        kind,
        fileName: file.name.slice(0, 200),
        content,
      });
      onStarted(id);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      toast.bad(t('school.failed'), error.status === 0 ? t('error.noConnection') : error.message);
    }
  };
  return (
    <Panel title={t('school.importTitle')}>
      <div className={styles.body}>
        <div className={`${styles.pair} ${styles.wide}`}>
          <SelectField
            label={t('school.listKind')}
            current={kind}
            options={[
              { id: 'students', label: t('school.listStudents') },
              { id: 'sections', label: t('school.listSections') },
            ]}
            onChange={setKind}
          />
          {institutes.length > 1 ? (
            <SelectField
              label={t('school.school')}
              current={instituteId}
              options={institutes.map(({ id, name }) => ({ id: String(id), label: name }))}
              onChange={setInstituteId}
            />
          ) : null}
        </div>
        <p className={styles.columns}>
          {t('school.columnsNeeded')} <code>{columns[kind].needed}</code>
          <br />
          {t('school.columnsMore')} <code>{columns[kind].more}</code>
        </p>
        <input
          ref={input}
          type="file"
          accept=".csv,text/csv"
          className={styles.input}
          aria-label={t('school.chooseFile')}
          tabIndex={-1}
          onChange={({ currentTarget }) => {
            const [file] = currentTarget.files ?? [];
            if (file) void run(() => send(file).then(() => undefined));
            currentTarget.value = '';
          }}
        />
        <Button icon={<Upload aria-hidden="true" />} loading={isBusy} onClick={() => input.current?.click()}>
          {t('school.chooseFile')}
        </Button>
      </div>
    </Panel>
  );
}
