import type { Brand } from '@shala/brand/brand.ts';
import { Button } from '@shala/ui/button.tsx';
import { Checkbox } from '@shala/ui/checkbox.tsx';
import { Panel } from '@shala/ui/desk-page.tsx';
import { useState } from 'react';
import { type TextId, useTexts } from '#shared/texts/texts.ts';
import styles from './brand.module.css';
import type { OwnBrand } from './brand-query.ts';
import { FlagFields } from './flag-fields.tsx';
import { type FlagDraft, flagGroups, readHosts } from './flag-groups.ts';
import { useBrandSaving } from './use-brand-saving.ts';

type Flags = Brand['flags'];

const draftOf = (flags: Flags): FlagDraft => ({
  flags,
  trialDays: String(flags.trialDays),
  hosts: flags.embeddableHosts.join('\n'),
});

function problemOf({ flags, trialDays, hosts }: FlagDraft): TextId | null {
  if (!/^\d{1,3}$/.test(trialDays) || Number(trialDays) > 365) return 'flags.trialDaysInvalid';
  if (flags.otpChannels.length === 0) return 'flags.channelMissing';
  if (flags.enabledUsages.length === 0) return 'flags.usageMissing';
  return readHosts(hosts).every((host) => /^[a-z0-9.-]+$/.test(host)) ? null : 'flags.hostInvalid';
}

/** How the brand behaves, in groups and in plain words. */
export function FlagsPanel({ brand }: { brand: OwnBrand }) {
  const t = useTexts();
  const { isBusy, change } = useBrandSaving(brand.id);
  const [draft, setDraft] = useState(() => draftOf(brand.flags));
  const problem = problemOf(draft);
  const set = (more: Partial<Flags>) => setDraft((now) => ({ ...now, flags: { ...now.flags, ...more } }));
  const save = () =>
    change({
      flags: {
        ...draft.flags,
        trialDays: Number(draft.trialDays),
        embeddableHosts: readHosts(draft.hosts),
      },
    });
  return (
    <Panel title={t('flags.title')} note={t('flags.note')}>
      {flagGroups.map(({ id, text, switches }) => (
        <fieldset key={id} className={styles.group}>
          <legend>{t(text)}</legend>
          <FlagFields
            group={id}
            draft={draft}
            onFlags={set}
            onDraft={(more) => setDraft({ ...draft, ...more })}
          />
          {switches.map(({ flag, text: name, means }) => (
            <Checkbox
              key={flag}
              checked={draft.flags[flag]}
              label={
                <>
                  {t(name)}
                  <span className={styles.sub}>{t(means)}</span>
                </>
              }
              onChange={({ currentTarget }) => set({ [flag]: currentTarget.checked })}
            />
          ))}
        </fieldset>
      ))}
      <div className={styles.foot}>
        <span role="status">{problem ? t(problem) : ''}</span>
        <Button loading={isBusy} disabled={problem !== null} onClick={() => void save()}>
          {t('flags.save')}
        </Button>
      </div>
    </Panel>
  );
}
