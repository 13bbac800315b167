import { ApiError } from '@shala/api-client/api-error.ts';
import type { Worksheet } from '@shala/api-client/worksheets.ts';
import { toast } from '@shala/ui/toast-store.ts';
import Camera from 'lucide-react/icons/camera';
import Upload from 'lucide-react/icons/upload';
import { t as say, type TextId, useTexts } from '#shared/texts/texts.ts';
import { besideRow, workHeadingId } from '../beside-row.ts';
import { PagesCard } from '../pages-to-pdf/pages-card.tsx';
import { usePages } from '../pages-to-pdf/use-pages.ts';
import { admitFiles } from '../upload/admit-files.ts';
import { FilePicker } from './file-picker.tsx';
import { Receipt } from './receipt.tsx';
import { TurnIn } from './turn-in.tsx';
import { useUploads } from './use-uploads.ts';
import { WorkFile } from './work-file.tsx';
import { type WorkRow, whyNotYet, workRows } from './work-rows.ts';
import styles from './your-work.module.css';

const tell = (problem: TextId) => void toast.bad(say('error.title'), say(problem));

/** What the student hands in: photos that become pages, files, and the last step. */
export function YourWork({ studentId, worksheet }: { studentId: number; worksheet: Worksheet }) {
  const t = useTexts();
  const work = { studentId, worksheetId: worksheet.id };
  const uploads = useUploads(work);
  const pages = usePages(work, tell);
  const { canSubmit, receipt, ownFiles } = worksheet;
  const rows = workRows(ownFiles, uploads.items);
  const isEmpty = rows.length === 0 && pages.pages.length === 0 && pages.reading === 0;

  const upload = async (chosen: readonly File[]) => {
    try {
      const admission = await admitFiles(chosen, worksheet);
      if ('problem' in admission) return tell(admission.problem);
      if (rows.length + admission.files.length > worksheet.mostFiles) return tell('worksheets.tooManyFiles');
      for (const file of admission.files) await uploads.add(file);
    } catch (error) {
      // A file that went away, or that lies in a cloud out of reach.
      if (!(error instanceof DOMException)) throw error;
      tell('error.somethingWentWrong');
    }
  };
  const remove = async (row: WorkRow, pressed: HTMLElement) => {
    const beside = besideRow(pressed);
    try {
      await uploads.remove(row);
      const { activeElement } = document;
      if (activeElement === pressed || activeElement === document.body) beside.focus();
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      tell('error.somethingWentWrong');
    }
  };

  return (
    <section className={styles.work} aria-labelledby={workHeadingId}>
      <div className={styles.head}>
        <h3 id={workHeadingId} tabIndex={-1} className={styles.title}>
          {t('worksheets.yourWork')}
        </h3>
        <div className={styles.pickers}>
          <FilePicker
            accept="image/*,.heic,.heif"
            icon={<Camera aria-hidden="true" />}
            disabled={!canSubmit}
            onChoose={(photos) => void pages.add(photos)}
          >
            {t('worksheets.addPage')}
          </FilePicker>
          <FilePicker
            accept="application/pdf,image/jpeg,.pdf,.jpg,.jpeg"
            icon={<Upload aria-hidden="true" />}
            disabled={!canSubmit}
            onChoose={(files) => void upload(files)}
          >
            {t('worksheets.upload')}
          </FilePicker>
        </div>
      </div>
      <div className={styles.card}>
        {isEmpty ? <p className={styles.empty}>{t('worksheets.noWork')}</p> : null}
        {canSubmit ? (
          <PagesCard
            pages={pages}
            title={worksheet.name}
            mostBytes={worksheet.mostFileBytes}
            onFile={uploads.add}
            onProblem={tell}
          />
        ) : null}
        {rows.length > 0 ? (
          <ul className={styles.files}>
            {rows.map((row) => (
              <li key={row.key}>
                <WorkFile
                  row={row}
                  uploads={uploads}
                  onRemove={canSubmit ? (pressed) => void remove(row, pressed) : undefined}
                />
              </li>
            ))}
          </ul>
        ) : null}
      </div>
      {canSubmit ? <p className={styles.hint}>{t('worksheets.hint')}</p> : null}
      {receipt ? <Receipt receipt={receipt} /> : null}
      <TurnIn
        worksheet={worksheet}
        whyNot={whyNotYet(worksheet, rows, pages.pages.length + pages.reading)}
        fileCount={rows.length}
        ready={rows.filter(({ state }) => state === 'ready').map(({ name }) => name)}
      />
    </section>
  );
}
