import { Switch } from '@shala/ui/switch.tsx';
import Accessibility from 'lucide-react/icons/accessibility';
import {
  savePreferences,
  type TextSize,
  textSizes,
  usePreferences,
} from '#shared/preferences/preferences.ts';
import { type TextId, useTexts } from '#shared/texts/texts.ts';
import styles from './settings.module.css';
import { SettingsCard } from './settings-card.tsx';

const sizeNames: Record<TextSize, TextId> = {
  normal: 'settings.sizeNormal',
  large: 'settings.sizeLarge',
  larger: 'settings.sizeLarger',
};

/** Kept on this device for whoever learns now; nothing has to be saved. */
export function AccessibilityCard() {
  const t = useTexts();
  const { textSize, hasLessMotion, hidesTimer } = usePreferences();
  return (
    <SettingsCard title={t('settings.accessibility')} icon={<Accessibility aria-hidden="true" />}>
      <p className={styles.text}>{t('settings.accessibilityText')}</p>
      <fieldset className={styles.sizes}>
        <legend>{t('settings.textSize')}</legend>
        {textSizes.map((size) => (
          <label key={size} className={styles.size}>
            <input
              type="radio"
              name="text-size"
              checked={size === textSize}
              onChange={() => savePreferences({ textSize: size })}
            />
            {t(sizeNames[size])}
          </label>
        ))}
      </fieldset>
      <Switch
        label={t('settings.lessMotion')}
        text={t('settings.lessMotionText')}
        checked={hasLessMotion}
        onChange={({ currentTarget }) => savePreferences({ hasLessMotion: currentTarget.checked })}
      />
      <Switch
        label={t('settings.hideTimer')}
        text={t('settings.hideTimerText')}
        checked={hidesTimer}
        onChange={({ currentTarget }) => savePreferences({ hidesTimer: currentTarget.checked })}
      />
    </SettingsCard>
  );
}
