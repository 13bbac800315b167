import { SelectField } from '@shala/ui/select-field.tsx';
import { TextField } from '@shala/ui/text-field.tsx';
import { useTexts } from '#shared/texts/texts.ts';
import type { ClassDraft } from './class-draft.ts';

interface PlaceFieldsProps {
  draft: ClassDraft;
  error: string | undefined;
  onChange: (more: Partial<ClassDraft>) => void;
}

/** Our own room, or a link to another provider's. */
export function PlaceFields({ draft, error, onChange }: PlaceFieldsProps) {
  const t = useTexts();
  return (
    <>
      <SelectField
        label={t('live.place')}
        options={[
          { id: 'rtc', label: t('live.ownRoom') },
          { id: 'external', label: t('live.externalRoom') },
        ]}
        current={draft.provider}
        onChange={(provider) => onChange({ provider })}
      />
      {draft.provider === 'external' ? (
        <TextField
          name="link"
          type="url"
          inputMode="url"
          label={t('live.link')}
          help={t('live.linkHelp')}
          maxLength={1000}
          value={draft.link}
          error={error}
          onChange={({ currentTarget }) => onChange({ link: currentTarget.value })}
        />
      ) : null}
    </>
  );
}
