import {
  type LegalDocument,
  type LegalKind,
  publishLegalDocument,
  saveLegalDraft,
} from '@shala/api-client/brand-staff.ts';
import { indianDay } from '@shala/app-kit/date-words.ts';
import { Button } from '@shala/ui/button.tsx';
import { ConfirmDialog } from '@shala/ui/confirm-dialog.tsx';
import { Panel } from '@shala/ui/desk-page.tsx';
import { TextArea } from '@shala/ui/text-area.tsx';
import { TextField } from '@shala/ui/text-field.tsx';
import { useState } from 'react';
import { transport } from '#shared/api/transport.ts';
import { useSaving } from '#shared/forms/use-saving.ts';
import { useTexts } from '#shared/texts/texts.ts';
import styles from './brand.module.css';
import { refetchBrands } from './brand-query.ts';
import { legalBlocks } from './legal-blocks.ts';

interface LegalEditorProps {
  brandId: number;
  kind: LegalKind;
  /** Draft or published; null: the first one is to be written. */
  newest: LegalDocument | null;
}

export function LegalEditor({ brandId, kind, newest }: LegalEditorProps) {
  const t = useTexts();
  const { isBusy, save } = useSaving();
  const [en, setEn] = useState(newest?.texts.en ?? '');
  const [hi, setHi] = useState(newest?.texts.hi ?? '');
  const [day, setDay] = useState(() => indianDay(new Date()));
  const [isAsking, setIsAsking] = useState(false);
  const draft = newest?.publishedAt === null ? newest : null;
  const isSaved = draft !== null && draft.texts.en === en.trim() && (draft.texts.hi ?? '') === hi.trim();

  const store = () =>
    save(async () => {
      await saveLegalDraft(transport, brandId, { kind, texts: { en: en.trim(), hi: hi.trim() } });
      await refetchBrands();
    }, 'legal.draftSaved');
  const publish = async () => {
    if (!draft) return;
    await save(async () => {
      await publishLegalDocument(transport, brandId, { kind, version: draft.version, effectiveOn: day });
      await refetchBrands();
    }, 'legal.publishedDone');
    setIsAsking(false);
  };
  return (
    <Panel title={t(draft ? 'legal.editDraft' : 'legal.newDraft')} note={t('legal.howTo')}>
      <div className={styles.body}>
        <div className={styles.halves}>
          <TextArea
            label={t('legal.english')}
            rows={14}
            value={en}
            onChange={({ currentTarget }) => setEn(currentTarget.value)}
          />
          <TextArea
            label={t('legal.hindi')}
            lang="hi"
            rows={14}
            value={hi}
            onChange={({ currentTarget }) => setHi(currentTarget.value)}
          />
          <LegalPreview label={t('legal.previewEnglish')} text={en} lang="en" />
          <LegalPreview label={t('legal.previewHindi')} text={hi} lang="hi" />
        </div>
        <div className={styles.actions}>
          <Button
            variant="quiet"
            loading={isBusy}
            disabled={en.trim() === '' || isSaved}
            onClick={() => void store()}
          >
            {t('legal.saveDraft')}
          </Button>
          <TextField
            label={t('legal.effectiveOn')}
            type="date"
            value={day}
            onChange={({ currentTarget }) => setDay(currentTarget.value)}
          />
          <Button disabled={!isSaved || day === ''} onClick={() => setIsAsking(true)}>
            {t('legal.publish')}
          </Button>
        </div>
      </div>
      <ConfirmDialog
        opened={isAsking}
        title={t('legal.publishTitle')}
        text={t('legal.publishText', { day })}
        stayLabel={t('legal.notYet')}
        onStay={() => setIsAsking(false)}
        goLabel={t('legal.publish')}
        going={isBusy}
        onGo={() => void publish()}
      />
    </Panel>
  );
}

function LegalPreview({ label, text, lang }: { label: string; text: string; lang: string }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard
    <section className={styles.paper} aria-label={label} lang={lang} tabIndex={0}>
      <span className={styles.sub}>{label}</span>
      {legalBlocks(text).map(({ kind, text: words }, place) =>
        kind === 'heading' ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: the same words may stand twice; a block is its place
          <h3 key={place}>{words}</h3>
        ) : (
          // biome-ignore lint/suspicious/noArrayIndexKey: the same words may stand twice; a block is its place
          <p key={place}>{words}</p>
        ),
      )}
    </section>
  );
}
