import { linkByCode, type Relation } from '@shala/api-client/link-offers.ts';
import type { Student } from '@shala/api-client/people.ts';
import { Button } from '@shala/ui/button.tsx';
import { Dialog } from '@shala/ui/dialog.tsx';
import { SelectField } from '@shala/ui/select-field.tsx';
import { TextField } from '@shala/ui/text-field.tsx';
import { useState } from 'react';
import { transport } from '#shared/api/transport.ts';
import { useTexts } from '#shared/texts/texts.ts';
import styles from './link-children.module.css';

interface CodeDialogProps {
  isOpen: boolean;
  isBusy: boolean;
  onClose: () => void;
  onLink: (work: () => Promise<Student>) => void;
}

/** The code of the school's paper, and who the parent is to the child. */
export function CodeDialog({ isOpen, isBusy, onClose, onLink }: CodeDialogProps) {
  const t = useTexts();
  const [code, setCode] = useState('');
  const [relation, setRelation] = useState<Relation>('mother');
  const typed = code.trim();
  const use = async () => {
    const child = await linkByCode(transport, { code: typed, relation });
    // A code is good for one child only.
    setCode('');
    return child;
  };
  return (
    <Dialog
      opened={isOpen}
      onClose={onClose}
      title={t('profiles.codeTitle')}
      text={t('profiles.codeText')}
      actions={
        <>
          <Button variant="quiet" onClick={onClose}>
            {t('profiles.codeCancel')}
          </Button>
          <Button loading={isBusy} disabled={typed.length < 4} onClick={() => onLink(use)}>
            {t('profiles.codeUse')}
          </Button>
        </>
      }
    >
      <div className={styles.fields}>
        <TextField
          data-autofocus
          label={t('profiles.code')}
          autoComplete="off"
          autoCapitalize="characters"
          value={code}
          onChange={({ currentTarget }) => setCode(currentTarget.value)}
        />
        <SelectField
          label={t('profiles.youAre')}
          options={[
            { id: 'mother', label: t('profiles.mother') },
            { id: 'father', label: t('profiles.father') },
            { id: 'guardian', label: t('profiles.guardian') },
          ]}
          current={relation}
          onChange={setRelation}
        />
      </div>
    </Dialog>
  );
}
