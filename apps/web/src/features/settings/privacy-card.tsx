import type { Consent } from '@shala/api-client/family-settings.ts';
import { Link } from '@shala/ui/link.tsx';
import { useQuery } from '@tanstack/react-query';
import ShieldCheck from 'lucide-react/icons/shield-check';
import { dayInWords, dayOf } from '#shared/dates/day-in-words.ts';
import { appLink } from '#shared/layout/app-link.tsx';
import { useLearnerId } from '#shared/session/use-learner-id.ts';
import { type TextId, useLanguage, useTexts } from '#shared/texts/texts.ts';
import styles from './settings.module.css';
import { SettingsCard } from './settings-card.tsx';
import { consentsQuery } from './settings-queries.ts';

/** The documents, and who agreed to them. */
export function PrivacyCard() {
  const t = useTexts();
  const { data: consents = [] } = useQuery(consentsQuery(useLearnerId()));
  return (
    <SettingsCard title={t('settings.privacy')} icon={<ShieldCheck aria-hidden="true" />}>
      <div className={styles.links}>
        <Link href="/terms-and-conditions" renderLink={appLink}>
          {t('legal.terms')}
        </Link>
        <Link href="/privacy-policy" renderLink={appLink}>
          {t('legal.privacy')}
        </Link>
      </div>
      {consents.length > 0 ? (
        <ul className={styles.list} aria-label={t('settings.consents')}>
          {consents.map((consent) => (
            <ConsentRow key={`${consent.document} ${consent.version} ${consent.givenAt}`} consent={consent} />
          ))}
        </ul>
      ) : null}
    </SettingsCard>
  );
}

const documentNames: Record<string, TextId> = {
  terms: 'legal.terms',
  privacy: 'legal.privacy',
  'parental-consent': 'settings.parentalConsent',
};
const proofs: Record<Consent['verifiedBy'], TextId> = {
  otp: 'settings.byCode',
  institution: 'settings.bySchool',
  paper: 'settings.onPaper',
};

function ConsentRow({ consent }: { consent: Consent }) {
  const t = useTexts();
  const language = useLanguage();
  const name = documentNames[consent.document];
  const isDay = /^\d{4}-\d{2}-\d{2}$/.test(consent.version);
  return (
    <li>
      <div>
        <b>
          {t('settings.consentTo', {
            document: name ? t(name) : consent.document,
            version: isDay ? dayInWords(consent.version, language) : consent.version,
          })}
        </b>
        <small>
          {t(consent.givenBy === null ? 'settings.agreed' : 'settings.agreedBy', {
            name: consent.givenBy ?? '',
            day: dayOf(consent.givenAt, language),
            proof: t(proofs[consent.verifiedBy]),
          })}
        </small>
      </div>
    </li>
  );
}
