import type { StaffWorksheet } from '@shala/api-client/worksheets-staff.ts';
import { appLink } from '@shala/app-kit/app-link.tsx';
import { inLanguage } from '@shala/app-kit/in-language.ts';
import { ButtonLink } from '@shala/ui/button.tsx';
import { Panel } from '@shala/ui/desk-page.tsx';
import { audienceText } from '#shared/audience/audience-text.ts';
import { FileBox } from '#shared/files/file-box.tsx';
import { formatMoment } from '#shared/forms/moments.ts';
import { useLanguage, useTexts } from '#shared/texts/texts.ts';
import styles from './worksheet-facts.module.css';
import { refreshWorksheets } from './worksheets-query.ts';

/** Whom it is for, until when, what it says, and the files that go with it. */
export function WorksheetFacts({ worksheet }: { worksheet: StaffWorksheet }) {
  const t = useTexts();
  const language = useLanguage();
  const facts = [
    [t('audience.title'), audienceText(worksheet, t)],
    [t('audience.subject'), worksheet.subjectName],
    [t('worksheets.due'), formatMoment(worksheet.dueAt, language)],
    [t('worksheets.points'), String(worksheet.points)],
  ] as const;
  const canAddFiles = worksheet.isOwn && worksheet.postedAt === null;
  return (
    <Panel
      title={t('worksheets.about')}
      actions={
        worksheet.isOwn ? (
          <ButtonLink variant="quiet" href={`/worksheets/${worksheet.id}/edit`} renderLink={appLink}>
            {t('worksheets.edit')}
          </ButtonLink>
        ) : null
      }
    >
      <div className={styles.body}>
        <dl className={styles.facts}>
          {facts.map(([name, value]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
        <p className={styles.words}>{inLanguage(worksheet.instructions, language)}</p>
        <div>
          <h3>{t('files.given')}</h3>
          {worksheet.files.length === 0 && !canAddFiles ? (
            <p className={styles.none}>{t('files.none')}</p>
          ) : (
            <FileBox
              place={{ worksheetId: worksheet.id }}
              files={worksheet.files}
              onChange={canAddFiles ? refreshWorksheets : undefined}
            />
          )}
        </div>
      </div>
    </Panel>
  );
}
