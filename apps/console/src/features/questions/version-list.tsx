import type { QuestionVersion } from '@shala/api-client/question-bank.ts';
import { clock, dateWords, wholeDay } from '@shala/app-kit/date-words.ts';
import { Button } from '@shala/ui/button.tsx';
import { Chip } from '@shala/ui/chip.tsx';
import { Panel } from '@shala/ui/desk-page.tsx';
import { type TextId, useLanguage, useTexts } from '#shared/texts/texts.ts';
import { type ChangedPart, changesBetween } from './changes.ts';
import styles from './questions.module.css';

const partTexts: Readonly<Record<ChangedPart, TextId>> = {
  stem: 'questions.changedStem',
  stemHindi: 'questions.changedHindi',
  figure: 'questions.changedPicture',
  options: 'questions.changedOptions',
  right: 'questions.changedRight',
  modelAnswer: 'questions.changedModel',
  solution: 'questions.changedSolution',
  marks: 'questions.changedMarks',
};

interface VersionListProps {
  versions: readonly QuestionVersion[];
  onOpen: (version: QuestionVersion) => void;
}

/** What each version changed, the newest first. An older one can be taken into the editor again. */
export function VersionList({ versions, onOpen }: VersionListProps) {
  const t = useTexts();
  const language = useLanguage();
  return (
    <Panel title={t('questions.versions')} note={versions.length}>
      <ol className={styles.versions} reversed>
        {versions.map((version, at) => {
          const before = versions[at + 1];
          const changes = before ? changesBetween(before, version).map((part) => t(partTexts[part])) : null;
          return (
            <li key={version.version}>
              <span>
                <b>{t('questions.versionNumber', { number: version.version })}</b>{' '}
                {at === 0 ? <Chip tone="right">{t('questions.current')}</Chip> : null}
                <span className={styles.sub}>
                  {dateWords(version.createdAt, language, { ...wholeDay, ...clock })}
                </span>
              </span>
              <span>{changes ? changes.join(', ') : t('questions.first')}</span>
              {at > 0 ? (
                <Button
                  variant="quiet"
                  aria-label={t('questions.openVersion', { number: version.version })}
                  onClick={() => onOpen(version)}
                >
                  {t('questions.openAgain')}
                </Button>
              ) : null}
            </li>
          );
        })}
      </ol>
    </Panel>
  );
}
