import type { Student } from '@shala/api-client/people.ts';
import { Chip } from '@shala/ui/chip.tsx';
import { ClosedPersonTile, PersonTile, PersonTiles } from '@shala/ui/person-tile.tsx';
import { ListSkeleton, Loading } from '@shala/ui/skeleton.tsx';
import { EmptyState } from '@shala/ui/state.tsx';
import { useQuery } from '@tanstack/react-query';
import Lock from 'lucide-react/icons/lock';
import { FailedState } from '#shared/layout/failed-state.tsx';
import { useTexts } from '#shared/texts/texts.ts';
import { BlockedNote } from './blocked-note.tsx';
import { childrenQuery } from './children-query.ts';
import { personOf } from './person-of.ts';
import { useChooseProfile } from './use-choose-profile.ts';

interface ProfilePickerProps {
  /** The profile in use, if there is one. */
  currentId: number | null;
  onChosen: (child: Student) => Promise<void>;
}

export function ProfilePicker({ currentId, onChosen }: ProfilePickerProps) {
  const t = useTexts();
  const { data, error, isPending, refetch } = useQuery(childrenQuery());
  const { busyId, choose } = useChooseProfile({ onChosen, onFailure: () => void refetch() });

  if (isPending) {
    return (
      <Loading label={t('profiles.loading')}>
        <ListSkeleton count={3} />
      </Loading>
    );
  }
  if (data === undefined) {
    return <FailedState title={t('profiles.cannotList')} error={error} onRetry={refetch} />;
  }
  if (data.length === 0)
    return <EmptyState title={t('profiles.emptyTitle')} text={t('profiles.emptyText')} />;
  const blocked = data.filter(({ isBlocked }) => isBlocked);
  return (
    <>
      <PersonTiles label={t('profiles.list')}>
        {data.map((child) => (
          <li key={child.id}>
            {child.isBlocked ? (
              <ClosedPersonTile
                person={personOf(child)}
                mark={
                  <Chip tone="wait" icon={<Lock aria-hidden="true" />}>
                    {t('profiles.blocked')}
                  </Chip>
                }
              />
            ) : (
              <PersonTile
                person={personOf(child)}
                current={child.id === currentId}
                busy={child.id === busyId}
                onChoose={() => choose(child)}
              />
            )}
          </li>
        ))}
      </PersonTiles>
      <BlockedNote blocked={blocked} />
    </>
  );
}
