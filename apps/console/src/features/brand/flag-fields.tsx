import type { Brand } from '@shala/brand/brand.ts';
import { Checkbox } from '@shala/ui/checkbox.tsx';
import { SelectField } from '@shala/ui/select-field.tsx';
import { TextArea } from '@shala/ui/text-area.tsx';
import { TextField } from '@shala/ui/text-field.tsx';
import ticks from '#shared/forms/tick-boxes.module.css';
import { type TextId, useTexts } from '#shared/texts/texts.ts';
import styles from './brand.module.css';
import { channels, type FlagDraft, type FlagGroupId, stores, usages } from './flag-groups.ts';

type Flags = Brand['flags'];

interface FlagFieldsProps {
  group: FlagGroupId;
  draft: FlagDraft;
  onFlags: (more: Partial<Flags>) => void;
  onDraft: (more: Partial<FlagDraft>) => void;
}

/** What is more than yes or no. */
export function FlagFields({ group, draft: { flags, trialDays, hosts }, onFlags, onDraft }: FlagFieldsProps) {
  const t = useTexts();
  const lengths = ['4', '5', '6', '7', '8'] as const;
  switch (group) {
    case 'signIn':
      return (
        <div className={styles.two}>
          <Ticks
            title={t('flags.otpChannels')}
            options={channels}
            chosen={flags.otpChannels}
            onChange={(otpChannels) => onFlags({ otpChannels })}
          />
          <SelectField
            label={t('flags.otpLength')}
            current={String(flags.otpLength)}
            options={lengths.map((id) => ({ id, label: id }))}
            onChange={(length) => onFlags({ otpLength: Number(length) })}
          />
        </div>
      );
    case 'learning':
      return (
        <div className={styles.two}>
          <Ticks
            title={t('flags.enabledUsages')}
            options={usages}
            chosen={flags.enabledUsages}
            onChange={(enabledUsages) => onFlags({ enabledUsages })}
          />
          <TextField
            label={t('flags.trialDays')}
            help={t('flags.trialDaysText')}
            inputMode="numeric"
            value={trialDays}
            onChange={({ currentTarget }) => onDraft({ trialDays: currentTarget.value.trim() })}
          />
          <TextArea
            label={t('flags.embeddableHosts')}
            help={t('flags.embeddableHostsText')}
            rows={3}
            value={hosts}
            onChange={({ currentTarget }) => onDraft({ hosts: currentTarget.value })}
          />
        </div>
      );
    case 'selling':
      return (
        <SelectField
          label={t('flags.store')}
          current={flags.store}
          options={stores.map(({ id, text }) => ({ id, label: t(text) }))}
          onChange={(store) => onFlags({ store })}
        />
      );
    case 'older':
      return <p className={styles.sub}>{t('flags.olderText')}</p>;
  }
}

interface TicksProps<Id extends string> {
  title: string;
  options: readonly { readonly id: Id; readonly text: TextId }[];
  chosen: readonly Id[];
  onChange: (chosen: Id[]) => void;
}

/** Any of a few, kept in the order in which they were chosen: the first one comes first. */
function Ticks<Id extends string>({ title, options, chosen, onChange }: TicksProps<Id>) {
  const t = useTexts();
  return (
    <fieldset className={ticks.ticks}>
      <legend>{title}</legend>
      {options.map(({ id, text }) => (
        <Checkbox
          key={id}
          label={t(text)}
          checked={chosen.includes(id)}
          onChange={({ currentTarget }) =>
            onChange(currentTarget.checked ? [...chosen, id] : chosen.filter((one) => one !== id))
          }
        />
      ))}
    </fieldset>
  );
}
