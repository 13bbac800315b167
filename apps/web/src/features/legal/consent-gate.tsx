import { agree } from '@shala/api-client/legal.ts';
import type { User } from '@shala/api-client/people.ts';
import { Button } from '@shala/ui/button.tsx';
import { Dialog } from '@shala/ui/dialog.tsx';
import { Link } from '@shala/ui/link.tsx';
import { toast } from '@shala/ui/toast-store.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { queryClient } from '#shared/api/query-client.ts';
import { transport } from '#shared/api/transport.ts';
import { ConfirmByCode } from '#shared/confirm/confirm-by-code.tsx';
import { useBusy } from '#shared/forms/use-busy.ts';
import { appLink } from '#shared/layout/app-link.tsx';
import { useTexts } from '#shared/texts/texts.ts';
import { missingQuery } from './legal-queries.ts';

const pages = {
  terms: { path: '/terms-and-conditions', name: 'legal.terms' },
  privacy: { path: '/privacy-policy', name: 'legal.privacy' },
} as const;

interface ConsentGateProps {
  user: User;
  learnerId: number;
  onSignOut: () => void;
}

/**
 * A wording that is in force and that nobody has agreed to for this child stands before everything else: a parent
 * agrees with a code, or signs out. A child is told to ask a parent, and can go on.
 */
export function ConsentGate({ user, learnerId, onSignOut }: ConsentGateProps) {
  const t = useTexts();
  const { data: missing = [] } = useQuery(missingQuery(learnerId));
  const [isTold, setTold] = useState(false);
  const [isProving, setProving] = useState(false);
  const { isBusy, run } = useBusy();
  const isParent = user.kind === 'parent';
  const say = () =>
    void run(async () => {
      try {
        await agree(transport, learnerId);
        await queryClient.invalidateQueries({ queryKey: missingQuery(learnerId).queryKey });
        toast.good(t('consent.done'));
      } catch {
        toast.bad(t('consent.failed'), t('error.tryAgain'));
      }
    });
  // A slip beside the window signs nobody out: a parent chooses one of the buttons.
  const close = () => setTold(!isParent);
  return (
    <>
      <Dialog
        opened={missing.length > 0 && !isTold && !isProving}
        onClose={close}
        title={t('consent.title')}
        text={t(isParent ? 'consent.text' : 'consent.childText')}
        actions={
          isParent ? (
            <>
              <Button variant="quiet" onClick={onSignOut}>
                {t('consent.signOut')}
              </Button>
              <Button loading={isBusy} onClick={() => setProving(true)}>
                {t('consent.agree')}
              </Button>
            </>
          ) : (
            <Button onClick={close}>{t('consent.goOn')}</Button>
          )
        }
      >
        <ul>
          {missing.map((kind) => (
            <li key={kind}>
              <Link href={pages[kind].path} renderLink={appLink}>
                {t(pages[kind].name)}
              </Link>
            </li>
          ))}
        </ul>
      </Dialog>
      {isParent ? (
        <ConfirmByCode
          phone={user.phoneNumber}
          isOpen={isProving}
          onClose={() => setProving(false)}
          onConfirmed={() => {
            setProving(false);
            say();
          }}
        />
      ) : null}
    </>
  );
}
