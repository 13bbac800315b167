import { Button } from '@shala/ui/button.tsx';
import { Panel } from '@shala/ui/desk-page.tsx';
import { TextArea } from '@shala/ui/text-area.tsx';
import { useState } from 'react';
import { useTexts } from '#shared/texts/texts.ts';
import styles from './brand.module.css';
import type { OwnBrand } from './brand-query.ts';
import { draftTexts, readTexts, type TextDrafts } from './text-drafts.ts';
import { textNameOf } from './text-names.ts';
import { useBrandSaving } from './use-brand-saving.ts';

/** The brand's own words, English and Hindi side by side. What is left empty is said as everywhere else. */
export function TextsPanel({ brand }: { brand: OwnBrand }) {
  const t = useTexts();
  const { isBusy, change } = useBrandSaving(brand.id);
  const [drafts, setDrafts] = useState<TextDrafts>(() => draftTexts(brand));
  const [lacking, setLacking] = useState<readonly string[]>([]);
  const write = (id: string, more: object) =>
    setDrafts((now) => ({ ...now, [id]: { en: '', hi: '', ...now[id], ...more } }));
  const save = () => {
    const read = readTexts(drafts);
    setLacking(read.lacking);
    if (read.lacking.length === 0) void change({ texts: read.texts });
  };
  return (
    <Panel title={t('texts.title')} note={t('texts.note')}>
      {brand.textIds.map((id) => {
        const known = textNameOf(id);
        const name = known ? t(known) : id;
        return (
          <div key={id} className={styles.words}>
            <div>
              <h3>{name}</h3>
              <span className={styles.sub} translate="no">
                {id}
              </span>
            </div>
            <TextArea
              label={t('texts.english', { name })}
              rows={2}
              maxLength={1_000}
              value={drafts[id]?.en ?? ''}
              placeholder={t('texts.usual')}
              error={lacking.includes(id) ? t('texts.englishFirst') : undefined}
              onChange={({ currentTarget }) => write(id, { en: currentTarget.value })}
            />
            <TextArea
              label={t('texts.hindi', { name })}
              lang="hi"
              rows={2}
              maxLength={1_000}
              value={drafts[id]?.hi ?? ''}
              placeholder={t('texts.usual')}
              onChange={({ currentTarget }) => write(id, { hi: currentTarget.value })}
            />
          </div>
        );
      })}
      <div className={styles.foot}>
        <Button loading={isBusy} onClick={save}>
          {t('texts.save')}
        </Button>
      </div>
    </Panel>
  );
}
