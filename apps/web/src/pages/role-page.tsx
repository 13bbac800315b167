import { ButtonLink } from '@shala/ui/button.tsx';
import { plainLink } from '@shala/ui/render-link.tsx';
import { useBrandText } from '#shared/brand/brand.ts';
import { appLink } from '#shared/layout/app-link.tsx';
import { AuthFrame } from '#shared/layout/auth-frame.tsx';
import { useTexts } from '#shared/texts/texts.ts';
import styles from './role-page.module.css';

/** Tutors have a site of their own; a brand may name another than ours. */
const ourTutorSite = '/console';

export function RolePage() {
  const t = useTexts();
  const tutorSite = useBrandText('tutor_site') ?? ourTutorSite;
  return (
    <AuthFrame title={t('role.title')}>
      <div className={styles.roles}>
        <ButtonLink size="large" wide href="/auth/login" renderLink={appLink}>
          {t('role.student')}
        </ButtonLink>
        <ButtonLink size="large" wide variant="quiet" href={tutorSite} renderLink={plainLink}>
          {t('role.tutor')}
        </ButtonLink>
      </div>
    </AuthFrame>
  );
}
