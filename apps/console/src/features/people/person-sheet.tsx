import {
  addTeaching,
  blockStaffPerson,
  changeStaffRole,
  endTeaching,
  type GivenRole,
  inviteStaffAgain,
  type NewTeaching,
  type StaffPerson,
  type StaffPlaces,
} from '@shala/api-client/staff-people.ts';
import { Button } from '@shala/ui/button.tsx';
import { ConfirmDialog } from '@shala/ui/confirm-dialog.tsx';
import { Sheet } from '@shala/ui/sheet.tsx';
import { type ReactNode, useState } from 'react';
import { transport } from '#shared/api/transport.ts';
import { roleTexts } from '#shared/session/role-texts.ts';
import { useLanguage, useTexts } from '#shared/texts/texts.ts';
import styles from './people.module.css';
import { PersonState } from './people-table.tsx';
import { type RoleChoice, RoleFields } from './role-fields.tsx';
import { taughtText } from './taught-text.ts';
import { TeachingFields } from './teaching-fields.tsx';
import { useChange } from './use-change.ts';

interface PersonSheetProps {
  /** Null: closed. */
  person: StaffPerson | null;
  places: StaffPlaces | undefined;
  /** Stands there as long as the places are not known. */
  withoutPlaces: ReactNode;
  onClose: () => void;
}

export function PersonSheet({ person, places, withoutPlaces, onClose }: PersonSheetProps) {
  const t = useTexts();
  return (
    <Sheet
      opened={person !== null}
      onClose={onClose}
      title={person?.name ?? ''}
      closeLabel={t('keys.close')}
      width={520}
    >
      {person ? (
        <>
          <p className={styles.sub}>{person.email}</p>
          <PersonState {...person} />
          {person.isEditable ? null : <p className={styles.block}>{t('people.notEditable')}</p>}
          {places ? (
            <>
              <Roles person={person} places={places} />
              <Teaching person={person} places={places} />
            </>
          ) : (
            withoutPlaces
          )}
          {person.isEditable ? <Account person={person} /> : null}
        </>
      ) : null}
    </Sheet>
  );
}

interface PartProps {
  person: StaffPerson;
  places: StaffPlaces;
}

function Roles({ person, places }: PartProps) {
  const t = useTexts();
  const { isBusy, change } = useChange();
  const [choice, setChoice] = useState<RoleChoice>({ role: 'tutor', instituteId: null });
  const [taking, setTaking] = useState<RoleChoice | null>(null);
  const save = (role: RoleChoice, isGiven: boolean) =>
    change(
      () => changeStaffRole(transport, person.id, { ...role, isGiven }),
      isGiven ? 'people.roleGiven' : 'people.roleTaken',
    );
  return (
    <section className={styles.block}>
      <h3>{t('people.roles')}</h3>
      {person.roles.map(({ role, institute }) => (
        <div key={`${role}${institute?.id}`} className={styles.row}>
          {institute ? `${t(roleTexts[role])}: ${institute.name}` : t(roleTexts[role])}
          {person.isEditable && role !== 'platform_operator' ? (
            <Button
              variant="text"
              aria-label={t('people.takeRole', { role: t(roleTexts[role]) })}
              onClick={() => setTaking({ role: role as GivenRole, instituteId: institute?.id ?? null })}
            >
              {t('people.take')}
            </Button>
          ) : null}
        </div>
      ))}
      {person.isEditable ? (
        <>
          <RoleFields places={places} value={choice} onChange={setChoice} />
          <Button variant="quiet" loading={isBusy} onClick={() => void save(choice, true)}>
            {t('people.giveRole')}
          </Button>
        </>
      ) : null}
      <ConfirmDialog
        opened={taking !== null}
        title={taking ? t('people.takeRoleTitle', { role: t(roleTexts[taking.role]) }) : ''}
        text={t('people.takeRoleText', { name: person.name })}
        stayLabel={t('people.keepRole')}
        onStay={() => setTaking(null)}
        goLabel={t('people.take')}
        going={isBusy}
        onGo={() => taking && void save(taking, false).then(() => setTaking(null))}
      />
    </section>
  );
}

function Teaching({ person, places }: PartProps) {
  const t = useTexts();
  const { isBusy, change } = useChange();
  const [teaching, setTeaching] = useState<NewTeaching | null>(null);
  const own = new Set(places.institutes.flatMap(({ sections }) => sections.map(({ id }) => id)));
  return (
    <section className={styles.block}>
      <h3>{t('people.teaching')}</h3>
      {person.teaching.map((taught) => (
        <div key={taught.id} className={styles.row}>
          {taughtText(taught, t)}
          {places.isTenantAdmin || own.has(taught.section?.id ?? 0) ? (
            <Button
              variant="text"
              aria-label={t('people.endTeaching', { what: taughtText(taught, t) })}
              onClick={() =>
                void change(() => endTeaching(transport, person.id, taught.id), 'people.teachingEnded')
              }
            >
              {t('people.take')}
            </Button>
          ) : null}
        </div>
      ))}
      <TeachingFields places={places} value={teaching} onChange={setTeaching} />
      <Button
        variant="quiet"
        loading={isBusy}
        disabled={teaching === null}
        onClick={() =>
          teaching && void change(() => addTeaching(transport, person.id, teaching), 'people.teachingAdded')
        }
      >
        {t('people.addTeaching')}
      </Button>
    </section>
  );
}

function Account({ person }: { person: StaffPerson }) {
  const t = useTexts();
  const language = useLanguage();
  const { isBusy, change } = useChange();
  const [isAsking, setIsAsking] = useState(false);
  const block = (isBlocked: boolean) =>
    change(
      () => blockStaffPerson(transport, person.id, isBlocked),
      isBlocked ? 'people.blockDone' : 'people.unblockDone',
    );
  return (
    <div className={styles.actions}>
      <Button
        variant="quiet"
        loading={isBusy}
        onClick={() =>
          void change(() => inviteStaffAgain(transport, person.id, language), 'people.invitedAgain')
        }
      >
        {t('people.inviteAgain')}
      </Button>
      {person.isBlocked ? (
        <Button variant="quiet" onClick={() => void block(false)}>
          {t('people.unblock')}
        </Button>
      ) : (
        <Button variant="danger" onClick={() => setIsAsking(true)}>
          {t('people.block')}
        </Button>
      )}
      <ConfirmDialog
        opened={isAsking}
        title={t('people.blockTitle', { name: person.name })}
        text={t('people.blockText')}
        stayLabel={t('people.keep')}
        onStay={() => setIsAsking(false)}
        goLabel={t('people.block')}
        going={isBusy}
        onGo={() => void block(true).then(() => setIsAsking(false))}
      />
    </div>
  );
}
