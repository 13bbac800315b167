import { stayInBrowserKey } from '@shala/api-client/storage.ts';
import { Button } from '@shala/ui/button.tsx';
import { useEffect, useState } from 'react';
import { useBrandName } from '../brand/brand.ts';
import { useTexts } from '../texts/texts.ts';
import styles from './app-push.module.css';
import { appStoreUrl } from './app-store.ts';
import { deviceSystem } from './device-system.ts';
import { isPushExempt, pushDelays } from './push-rules.ts';

/** One push in a browser session: who comes back from the store wants to read, not to leave again in a second. */
const pushedKey = 'APP_PUSHED';

const leave = (url: string) => location.assign(url);

/** Phones and tablets of a brand with an app are led to it, unless somebody prefers the browser. */
export function AppPush({ path, go = leave }: { path: string; go?: (url: string) => void }) {
  const [hasStayed, setHasStayed] = useState(() => localStorage.getItem(stayInBrowserKey) !== null);
  const url = hasStayed || isPushExempt(path) ? null : appStoreUrl();
  const [isDue] = useState(() => sessionStorage.getItem(pushedKey) === null);

  useEffect(() => {
    const system = deviceSystem(navigator);
    if (url === null || system === null || !isDue) return;
    const timer = setTimeout(() => {
      sessionStorage.setItem(pushedKey, 'yes');
      go(url);
    }, pushDelays[system]);
    return () => clearTimeout(timer);
  }, [url, isDue, go]);

  if (url === null) return null;
  const stay = () => {
    localStorage.setItem(stayInBrowserKey, 'yes');
    setHasStayed(true);
  };
  return <PushBanner isOpening={isDue} onOpen={() => go(url)} onStay={stay} />;
}

interface PushBannerProps {
  isOpening: boolean;
  onOpen: () => void;
  onStay: () => void;
}

function PushBanner({ isOpening, onOpen, onStay }: PushBannerProps) {
  const t = useTexts();
  const { name } = useBrandName();
  return (
    <aside className={styles.banner}>
      <p className={styles.words}>{t(isOpening ? 'app.openIn' : 'app.available', { name })}</p>
      <div className={styles.ways}>
        <Button variant="quiet" onClick={onOpen}>
          {t('app.open')}
        </Button>
        <Button onClick={onStay}>{t('app.stay')}</Button>
      </div>
    </aside>
  );
}
