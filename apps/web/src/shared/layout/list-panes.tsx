import { Button } from '@shala/ui/button.tsx';
import { Sheet } from '@shala/ui/sheet.tsx';
import ListTree from 'lucide-react/icons/list-tree';
import { type ReactNode, useState } from 'react';
import { useIsPhone } from '../hooks/use-is-phone.ts';
import { useTexts } from '../texts/texts.ts';
import styles from './list-panes.module.css';

interface ListPanesProps {
  /** The name of the list, and of the button that opens it on a phone. */
  title: string;
  openLabel: string;
  list: (onChosen: () => void) => ReactNode;
  /** What was chosen; on a phone with the button, elsewhere with null. */
  children: (button: ReactNode) => ReactNode;
}

/** A list on the left, what was chosen in it on the right; on a phone the list is a drawer. */
export function ListPanes({ title, openLabel, list, children }: ListPanesProps) {
  const t = useTexts();
  const isPhone = useIsPhone();
  const [isOpen, setIsOpen] = useState(false);
  const close = () => setIsOpen(false);
  return (
    <div className={styles.panes}>
      {isPhone ? (
        <Sheet opened={isOpen} onClose={close} title={title} closeLabel={t('nav.close')} side="below">
          {list(close)}
        </Sheet>
      ) : (
        list(close)
      )}
      {children(
        isPhone ? (
          <Button variant="quiet" icon={<ListTree aria-hidden="true" />} onClick={() => setIsOpen(true)}>
            {openLabel}
          </Button>
        ) : null,
      )}
    </div>
  );
}
