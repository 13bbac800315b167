import type { Student } from '@shala/api-client/people.ts';
import { Chip } from '@shala/ui/chip.tsx';
import { AddPill, ClosedPersonPill, PersonPill, PersonPills } from '@shala/ui/person-pill.tsx';
import { useQuery } from '@tanstack/react-query';
import Lock from 'lucide-react/icons/lock';
import UserRoundPlus from 'lucide-react/icons/user-round-plus';
import { appLink } from '#shared/layout/app-link.tsx';
import { FailedState } from '#shared/layout/failed-state.tsx';
import { useTexts } from '#shared/texts/texts.ts';
import { BlockedNote } from './blocked-note.tsx';
import { childrenQuery } from './children-query.ts';
import { personOf } from './person-of.ts';
import { useChooseProfile } from './use-choose-profile.ts';

interface ProfileSwitcherProps {
  currentId: number | null;
  onChosen: (child: Student) => Promise<void>;
  /** The child in use was chosen again. */
  onStay: () => void;
}

/** A parent's children in a row, and the way to one more. */
export function ProfileSwitcher({ currentId, onChosen, onStay }: ProfileSwitcherProps) {
  const t = useTexts();
  const { data: children, error, isPending, refetch } = useQuery(childrenQuery());
  const { busyId, choose } = useChooseProfile({ onChosen, onFailure: () => void refetch() });
  if (isPending) return null;
  if (children === undefined) {
    return <FailedState title={t('profiles.cannotList')} error={error} onRetry={refetch} />;
  }
  const blocked = children.filter(({ isBlocked }) => isBlocked);
  return (
    <>
      <PersonPills label={t('switcher.whoLearns')}>
        {children.map((child) => (
          <li key={child.id}>
            {child.isBlocked ? (
              <ClosedPersonPill person={personOf(child)} mark={<BlockedChip />} />
            ) : (
              <PersonPill
                person={personOf(child)}
                current={child.id === currentId}
                busy={child.id === busyId}
                onChoose={() => (child.id === currentId ? onStay() : choose(child))}
              />
            )}
          </li>
        ))}
        <li>
          <AddPill
            href="/auth/register/profiles/add"
            label={t('switcher.addProfile')}
            icon={<UserRoundPlus aria-hidden="true" />}
            renderLink={appLink}
          />
        </li>
      </PersonPills>
      <BlockedNote blocked={blocked} />
    </>
  );
}

function BlockedChip() {
  const t = useTexts();
  return (
    <Chip tone="wait" icon={<Lock aria-hidden="true" />}>
      {t('profiles.blocked')}
    </Chip>
  );
}
