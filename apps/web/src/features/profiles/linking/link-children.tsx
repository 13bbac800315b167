import { acceptLinkOffer, type LinkOffer } from '@shala/api-client/link-offers.ts';
import { Button } from '@shala/ui/button.tsx';
import { LinkButton } from '@shala/ui/link.tsx';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { transport } from '#shared/api/transport.ts';
import { ConfirmByCode } from '#shared/confirm/confirm-by-code.tsx';
import { useTexts } from '#shared/texts/texts.ts';
import { CodeDialog } from './code-dialog.tsx';
import styles from './link-children.module.css';
import { offersQuery } from './offers-query.ts';
import { useLinking } from './use-linking.ts';

interface LinkChildrenProps {
  /** Where the proof is sent. */
  phone: string;
  onLinked: () => void;
}

/** Children whom a school knows already: those it has named this parent for, and those a paper with a code is about. */
export function LinkChildren({ phone, onLinked }: LinkChildrenProps) {
  const t = useTexts();
  const { data: offers = [] } = useQuery(offersQuery());
  const [isTyping, setTyping] = useState(false);
  const linking = useLinking(() => {
    setTyping(false);
    onLinked();
  });
  return (
    <>
      {offers.length > 0 ? (
        <ul className={styles.offers} aria-label={t('profiles.offers')}>
          {offers.map((offer) => (
            <Offer
              key={offer.id}
              offer={offer}
              isBusy={linking.isBusy}
              onAccept={() => linking.link(() => acceptLinkOffer(transport, offer.id))}
            />
          ))}
        </ul>
      ) : null}
      <p className={styles.code}>
        <LinkButton onClick={() => setTyping(true)}>{t('profiles.haveCode')}</LinkButton>
      </p>
      <CodeDialog
        isOpen={isTyping && !linking.isUnconfirmed}
        isBusy={linking.isBusy}
        onClose={() => setTyping(false)}
        onLink={linking.link}
      />
      <ConfirmByCode
        phone={phone}
        isOpen={linking.isUnconfirmed}
        onClose={linking.giveUp}
        onConfirmed={linking.onConfirmed}
      />
    </>
  );
}

interface OfferProps {
  offer: LinkOffer;
  isBusy: boolean;
  onAccept: () => void;
}

function Offer({ offer: { firstName, isFromSchool }, isBusy, onAccept }: OfferProps) {
  const t = useTexts();
  return (
    <li className={styles.offer}>
      <span>
        {t(isFromSchool ? 'profiles.offeredBySchool' : 'profiles.offeredByGuardian', { name: firstName })}
      </span>
      <Button loading={isBusy} onClick={onAccept}>
        {t('profiles.link', { name: firstName })}
      </Button>
    </li>
  );
}
