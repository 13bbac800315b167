import WifiOff from 'lucide-react/icons/wifi-off';
import { NoticeBar } from './notice-bar.tsx';

interface OfflineBarProps {
  title: string;
  text?: string | undefined;
  retry?: { label: string; onRetry: () => void } | undefined;
}

export function OfflineBar({ title, text, retry }: OfflineBarProps) {
  const action = retry && { label: retry.label, onClick: retry.onRetry };
  return (
    <NoticeBar icon={<WifiOff aria-hidden="true" />} action={action}>
      <b>{title}</b> {text}
    </NoticeBar>
  );
}
