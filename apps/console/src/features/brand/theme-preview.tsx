import { inLanguage } from '@shala/app-kit/in-language.ts';
import { Button } from '@shala/ui/button.tsx';
import { Chip } from '@shala/ui/chip.tsx';
import { useLanguage, useTexts } from '#shared/texts/texts.ts';
import styles from './brand.module.css';
import type { OwnBrand } from './brand-query.ts';

/** A corner of the students' app, in the colours around it. Nothing in it can be pressed. */
export function ThemePreview({ brand }: { brand: OwnBrand }) {
  const t = useTexts();
  const name = inLanguage(brand.name, useLanguage());
  return (
    <div className={styles.preview} inert aria-hidden="true">
      <div className={styles.previewBar}>
        <span className={styles.previewLogo}>{name.slice(0, 1)}</span>
        <strong>{name}</strong>
        <Chip>{t('theme.previewChip')}</Chip>
      </div>
      <div className={styles.previewCard}>
        <span className={styles.previewSpark} />
        <strong>{t('theme.previewTitle')}</strong>
        <p>{t('theme.previewText')}</p>
        <span className={styles.previewTrack}>
          <span className={styles.previewDone} />
        </span>
        <div className={styles.previewButtons}>
          <Button>{t('theme.previewGo')}</Button>
          <Button variant="tinted">{t('theme.previewLater')}</Button>
        </div>
        <span className={styles.previewLink}>{t('theme.previewLink')}</span>
      </div>
    </div>
  );
}
