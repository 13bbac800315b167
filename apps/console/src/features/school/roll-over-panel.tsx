import type { Institute, SchoolYear } from '@shala/api-client/school-staff.ts';
import { type RollOverPlan, rollOver } from '@shala/api-client/school-years.ts';
import { Button } from '@shala/ui/button.tsx';
import { ConfirmDialog } from '@shala/ui/confirm-dialog.tsx';
import { Panel } from '@shala/ui/desk-page.tsx';
import { SelectField } from '@shala/ui/select-field.tsx';
import { useState } from 'react';
import { transport } from '#shared/api/transport.ts';
import { useTexts } from '#shared/texts/texts.ts';
import { RollOverTable } from './roll-over-table.tsx';
import styles from './school.module.css';
import { useChange } from './use-change.ts';

interface RollOverPanelProps {
  institute: Institute;
  from: SchoolYear;
  to: SchoolYear;
}

/** Where each section goes at the end of a year; the plan is shown before anybody moves. */
export function RollOverPanel({ institute, from, to }: RollOverPanelProps) {
  const t = useTexts();
  const [targets, setTargets] = useState<Readonly<Record<number, string>>>({});
  const [plan, setPlan] = useState<RollOverPlan | null>(null);
  const [isAsking, setIsAsking] = useState(false);
  const { isBusy, change } = useChange();
  const sections = institute.sections.filter(({ yearId }) => yearId === from.id);
  const next = institute.sections.filter(({ yearId }) => yearId === to.id);
  const wanted = {
    instituteId: institute.id,
    fromYearId: from.id,
    toYearId: to.id,
    moves: sections.map(({ id }) => ({ sectionId: id, toSectionId: Number(targets[id] ?? 0) || null })),
  };
  const go = (isDryRun: boolean) =>
    change(
      async () => {
        const found = await rollOver(transport, wanted, isDryRun);
        setPlan(isDryRun ? found : null);
        setIsAsking(false);
      },
      isDryRun ? null : 'school.yearClosed',
    );
  return (
    <Panel title={t('school.rollOverOf', { from: from.name, to: to.name })}>
      <div className={styles.filters}>
        {sections.map(({ id, name }) => (
          <SelectField
            key={id}
            label={t('school.goesTo', { name })}
            current={targets[id] ?? ''}
            options={[
              { id: '', label: t('school.leaves') },
              ...next.map((one) => ({ id: String(one.id), label: one.name })),
            ]}
            onChange={(target) => {
              setTargets({ ...targets, [id]: target });
              setPlan(null);
            }}
          />
        ))}
      </div>
      {plan ? <RollOverTable plan={plan} /> : null}
      <div className={styles.pages}>
        <Button variant="quiet" loading={isBusy} onClick={() => void go(true)}>
          {t('school.showPlan')}
        </Button>
        <Button disabled={plan === null} onClick={() => setIsAsking(true)}>
          {t('school.closeYear')}
        </Button>
      </div>
      <ConfirmDialog
        opened={isAsking}
        title={t('school.closeTitle', { name: from.name })}
        text={t('school.closeText', { moving: plan?.movingCount ?? 0, leaving: plan?.leavingCount ?? 0 })}
        stayLabel={t('school.notYet')}
        onStay={() => setIsAsking(false)}
        goLabel={t('school.closeYear')}
        going={isBusy}
        onGo={() => void go(false)}
      />
    </Panel>
  );
}
