import { VisuallyHidden } from '@shala/ui/visually-hidden.tsx';
import { useEffect, useState } from 'react';
import { useTexts } from '../texts/texts.ts';
import { onNotificationNews } from './on-notification-news.ts';

/** Says to a screen reader that something came. The number makes each time a new sentence. */
export function NewsStatus() {
  const t = useTexts();
  const [count, setCount] = useState(0);
  useEffect(
    () =>
      onNotificationNews((isTold) => {
        if (isTold) setCount((before) => before + 1);
      }),
    [],
  );
  return (
    <div role="status">
      <VisuallyHidden>{count > 0 ? t('notifications.arrived', { count }) : ''}</VisuallyHidden>
    </div>
  );
}
