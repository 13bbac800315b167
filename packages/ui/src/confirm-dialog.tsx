import type { ReactNode } from 'react';
import { Button } from './button.tsx';
import { Dialog } from './dialog.tsx';

interface ConfirmDialogProps {
  opened: boolean;
  title: string;
  text?: ReactNode;
  /** The safe choice: filled, last, and what Escape means. */
  stayLabel: string;
  onStay: () => void;
  /** The choice that loses or leaves something. */
  goLabel: string;
  onGo: () => void;
  going?: boolean;
  onClosed?: (() => void) | undefined;
}

export function ConfirmDialog(props: ConfirmDialogProps) {
  const { opened, title, text, stayLabel, onStay, goLabel, onGo, going = false, onClosed } = props;
  return (
    <Dialog
      opened={opened}
      onClose={onStay}
      title={title}
      text={text}
      width={374}
      onClosed={onClosed}
      actions={
        <>
          <Button variant="danger" loading={going} onClick={onGo}>
            {goLabel}
          </Button>
          <Button data-autofocus onClick={onStay}>
            {stayLabel}
          </Button>
        </>
      }
    />
  );
}
