import { Button } from '@shala/ui/button.tsx';
import Bookmark from 'lucide-react/icons/bookmark';
import { useTexts } from '#shared/texts/texts.ts';
import styles from './attempt-footer.module.css';

export function MarkButton({ isMarked, onMark }: { isMarked: boolean; onMark: () => void }) {
  const t = useTexts();
  return (
    <Button
      variant="quiet"
      className={isMarked ? styles.marked : undefined}
      aria-pressed={isMarked}
      icon={<Bookmark aria-hidden="true" />}
      onClick={onMark}
    >
      {t('quiz.markShort')}
    </Button>
  );
}
