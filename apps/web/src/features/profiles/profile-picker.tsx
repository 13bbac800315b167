import type { Student } from '@shala/api-client/people.ts';
import { Chip } from '@shala/ui/chip.tsx';
import { Link } from '@shala/ui/link.tsx';
import { ClosedPersonTile, PersonTile, PersonTiles } from '@shala/ui/person-tile.tsx';
import { ListSkeleton, Loading } from '@shala/ui/skeleton.tsx';
import { EmptyState } from '@shala/ui/state.tsx';
import { toast } from '@shala/ui/toast-store.ts';
import { useQuery } from '@tanstack/react-query';
import Lock from 'lucide-react/icons/lock';
import { useState } from 'react';
import { getBrand } from '#shared/brand/brand.ts';
import { useBusy } from '#shared/forms/use-busy.ts';
import { FailedState } from '#shared/layout/failed-state.tsx';
import { richText } from '#shared/texts/rich-text.tsx';
import { useTexts } from '#shared/texts/texts.ts';
import { childrenQuery } from './children-query.ts';
import { chooseProfile } from './choose-profile.ts';
import styles from './profile-picker.module.css';

interface ProfilePickerProps {
  /** The profile in use, if there is one. */
  currentId: number | null;
  onChosen: (child: Student) => Promise<void>;
}

export function ProfilePicker({ currentId, onChosen }: ProfilePickerProps) {
  const t = useTexts();
  const { data, error, isPending, refetch } = useQuery(childrenQuery());
  const [busyId, setBusyId] = useState<number | null>(null);
  const { run } = useBusy();

  const onFailure = () => {
    toast.bad(t('profiles.cannotUpdate'), t('error.tryAgain'));
    // The child may have been blocked a moment ago.
    void refetch();
  };
  const choose = async ({ id }: Student) => {
    setBusyId(id);
    const child = await chooseProfile(id).catch(onFailure);
    if (child) await onChosen(child);
    setBusyId(null);
  };

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
                onChoose={() => void run(() => choose(child))}
              />
            )}
          </li>
        ))}
      </PersonTiles>
      {blocked.length > 0 ? <BlockedNote names={blocked.map(({ firstName }) => firstName)} /> : null}
    </>
  );
}

const personOf = ({ id, firstName, pictureUrl }: Student) => ({ id, name: firstName, picture: pictureUrl });

function BlockedNote({ names }: { names: string[] }) {
  const t = useTexts();
  const contact = (words: string) => (
    <Link inline href={getBrand().contact.url}>
      {words}
    </Link>
  );
  return (
    <p className={styles.note}>
      {richText(t('profiles.blockedNote', { names: names.join(', ') }), { contact })}
    </p>
  );
}
