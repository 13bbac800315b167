import { cx } from '@shala/ui/cx.ts';
import { useQuery } from '@tanstack/react-query';
import Pencil from 'lucide-react/icons/pencil';
import { useState } from 'react';
import { useKeys } from '#shared/keys/keys.ts';
import { type TextId, useTexts } from '#shared/texts/texts.ts';
import { type Draft, hasPhrase, togglePhrase } from './draft.ts';
import { phrasesQuery } from './marking-query.ts';
import styles from './phrase-chips.module.css';
import { PhrasesDialog } from './phrases-dialog.tsx';

/** Until a tutor has written some of their own. */
const usual: readonly TextId[] = [
  'marking.phrase1',
  'marking.phrase2',
  'marking.phrase3',
  'marking.phrase4',
  'marking.phrase5',
  'marking.phrase6',
];

/** Reached by q and a digit. */
const withKeys = 9;

export function PhraseChips({ draft, onDraft }: { draft: Draft; onDraft: (draft: Draft) => void }) {
  const t = useTexts();
  const { data: own = [] } = useQuery(phrasesQuery);
  const [isEditing, setIsEditing] = useState(false);
  const phrases = own.length > 0 ? own : usual.map((id) => t(id));
  useKeys(
    'marking.phrases',
    phrases.slice(0, withKeys).map((phrase, at) => ({
      keys: `q ${at + 1}`,
      text: 'marking.addPhrase',
      run: () => onDraft(togglePhrase(draft, phrase)),
    })),
  );
  return (
    // biome-ignore lint/a11y/useSemanticElements: buttons are no field set of a form
    <div className={styles.phrases} role="group" aria-label={t('marking.phrases')}>
      {phrases.map((phrase) => (
        <button
          key={phrase}
          type="button"
          aria-pressed={hasPhrase(draft, phrase)}
          className={cx(hasPhrase(draft, phrase) && styles.on)}
          onClick={() => onDraft(togglePhrase(draft, phrase))}
        >
          <span>{phrase}</span>
        </button>
      ))}
      <button type="button" className={styles.edit} onClick={() => setIsEditing(true)}>
        <span>
          <Pencil aria-hidden="true" /> {t('marking.editPhrases')}
        </span>
      </button>
      <PhrasesDialog isOpen={isEditing} phrases={phrases} onClose={() => setIsEditing(false)} />
    </div>
  );
}
