import type { BrandTheme } from '@shala/brand/brand.ts';
import { Button } from '@shala/ui/button.tsx';
import { Chip } from '@shala/ui/chip.tsx';
import { Panel } from '@shala/ui/desk-page.tsx';
import { type CSSProperties, useState } from 'react';
import { useTexts } from '#shared/texts/texts.ts';
import styles from './brand.module.css';
import type { OwnBrand } from './brand-query.ts';
import { ColourField } from './colour-field.tsx';
import { colourTexts, colourUses } from './colour-texts.ts';
import { checkTheme, colourIds, isColour } from './theme-check.ts';
import { ThemePreview } from './theme-preview.tsx';
import { useBrandSaving } from './use-brand-saving.ts';

/** Five colours, how they look together, and whether words can be read in them. */
export function ThemePanel({ brand }: { brand: OwnBrand }) {
  const t = useTexts();
  const [theme, setTheme] = useState(brand.theme);
  const { isBusy, change } = useBrandSaving(brand.id);
  const pairs = checkTheme(theme);
  const canSave = pairs?.every(({ isEnough }) => isEnough) ?? false;
  // What is half typed is not shown: the preview keeps the last colour that was whole.
  const shown = Object.fromEntries(
    colourIds.map((id) => [id, isColour(theme[id]) ? theme[id] : brand.theme[id]]),
  ) as BrandTheme;
  return (
    <div className={styles.sides}>
      <Panel title={t('theme.colours')}>
        <div className={styles.body}>
          {colourIds.map((id) => (
            <ColourField
              key={id}
              label={t(colourTexts[id])}
              help={t(colourUses[id])}
              value={theme[id]}
              error={isColour(theme[id]) ? undefined : t('theme.notAColour')}
              onChange={(value) => setTheme((now) => ({ ...now, [id]: value }))}
            />
          ))}
          <div className={styles.actions}>
            <Button variant="quiet" onClick={() => setTheme(brand.theme)}>
              {t('theme.asBefore')}
            </Button>
            <Button
              loading={isBusy}
              disabled={!canSave}
              aria-describedby="theme-check"
              onClick={() => void change({ theme })}
            >
              {t('theme.save')}
            </Button>
          </div>
        </div>
      </Panel>
      <div className={styles.stack}>
        <Panel title={t('theme.preview')}>
          <div style={themeStyle(shown)}>
            <ThemePreview brand={brand} />
          </div>
        </Panel>
        <Panel title={t('theme.check')}>
          <div id="theme-check" className={styles.body} aria-live="polite">
            <p>{t(canSave ? 'theme.readable' : 'theme.unreadable')}</p>
            <ul className={styles.pairs}>
              {pairs?.map(({ text, on, ratio, isEnough, ink, ground }) => (
                <li key={`${text}-${on}`} className={styles.pair}>
                  <span
                    className={styles.sample}
                    style={{ color: ink, background: ground }}
                    aria-hidden="true"
                  >
                    {t('theme.sample')}
                  </span>
                  <span className={styles.pairName}>
                    {t('theme.pair', { text: t(colourTexts[text]), on: t(colourTexts[on]) })}
                  </span>
                  <Chip tone={isEnough ? 'right' : 'wrong'}>
                    {t(isEnough ? 'theme.enough' : 'theme.tooWeak', { ratio: ratio.toFixed(1) })}
                  </Chip>
                </li>
              ))}
            </ul>
          </div>
        </Panel>
      </div>
    </div>
  );
}

const themeStyle = (theme: BrandTheme) =>
  ({
    '--brand': theme.brand,
    '--brand-strong': theme.brandStrong,
    '--brand-tint': theme.brandTint,
    '--brand-ink': theme.brandInk,
    '--spark': theme.spark,
  }) as CSSProperties;
