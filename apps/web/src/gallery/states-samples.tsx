import { Button } from '@shala/ui/button.tsx';
import { ConfirmDialog } from '@shala/ui/confirm-dialog.tsx';
import { Dialog } from '@shala/ui/dialog.tsx';
import { LinkButton } from '@shala/ui/link.tsx';
import { OfflineBar } from '@shala/ui/offline-bar.tsx';
import { Sheet } from '@shala/ui/sheet.tsx';
import {
  BookGridSkeleton,
  LessonRowSkeleton,
  ListSkeleton,
  Loading,
  WelcomeSkeleton,
} from '@shala/ui/skeleton.tsx';
import { EmptyState, ErrorState, LockedState } from '@shala/ui/state.tsx';
import { LockedDrawing } from '@shala/ui/state-drawing.tsx';
import { toast } from '@shala/ui/toast-store.ts';
import { Toast } from '@shala/ui/toaster.tsx';
import RotateCw from 'lucide-react/icons/rotate-cw';
import { useState } from 'react';
import { Frame, Group, Row, Sample } from './sample.tsx';
import type { SampleWords } from './sample-words.ts';

const nothing = () => undefined;

function Windows({ words }: { words: SampleWords }) {
  const [open, setOpen] = useState<'confirm' | 'dialog' | 'right' | 'below' | null>(null);
  const close = () => setOpen(null);
  const sheet = { title: words.notifications, closeLabel: words.close, onClose: close };
  return (
    <Row>
      <Button variant="quiet" onClick={() => setOpen('confirm')}>
        ConfirmDialog
      </Button>
      <Button variant="quiet" onClick={() => setOpen('dialog')}>
        Dialog
      </Button>
      <Button variant="quiet" onClick={() => setOpen('right')}>
        Sheet right
      </Button>
      <Button variant="quiet" onClick={() => setOpen('below')}>
        Sheet below
      </Button>
      <ConfirmDialog
        opened={open === 'confirm'}
        title={words.confirmTitle}
        text={words.confirmText}
        stayLabel={words.stay}
        onStay={close}
        goLabel={words.danger}
        onGo={close}
      />
      <Dialog
        opened={open === 'dialog'}
        onClose={close}
        title={words.lockedTitle}
        text={words.lockedText}
        drawing={<LockedDrawing />}
        closeLabel={words.close}
        actions={
          <>
            <Button variant="quiet" onClick={close}>
              {words.quiet}
            </Button>
            <Button onClick={close}>{words.buy}</Button>
          </>
        }
      />
      <Sheet
        {...sheet}
        opened={open === 'right'}
        action={<LinkButton onClick={close}>{words.clearAll}</LinkButton>}
      >
        <ListSkeleton />
      </Sheet>
      <Sheet {...sheet} opened={open === 'below'} side="below">
        <ListSkeleton />
      </Sheet>
    </Row>
  );
}

export function StatesSamples({ words }: { words: SampleWords }) {
  const good = { id: -1, tone: 'good', title: words.goodTitle, text: words.goodText } as const;
  const bad = { id: -2, tone: 'bad', title: words.badTitle, text: words.badText } as const;
  return (
    <Group name="States">
      <Sample wide name="Loading: after 300 ms">
        <Loading label={words.saving}>
          <WelcomeSkeleton />
          <div style={{ margin: '18px 0' }}>
            <BookGridSkeleton />
          </div>
          <LessonRowSkeleton />
        </Loading>
      </Sample>
      <Sample name="EmptyState">
        <EmptyState
          title={words.emptyTitle}
          text={words.emptyText}
          action={<Button>{words.emptyAction}</Button>}
        />
      </Sample>
      <Sample name="ErrorState">
        <ErrorState
          title={words.errorTitle}
          text={words.errorText}
          action={<Button icon={<RotateCw aria-hidden="true" />}>{words.retry}</Button>}
        />
      </Sample>
      <Sample name="LockedState">
        <LockedState
          title={words.lockedTitle}
          text={words.lockedText}
          action={<Button>{words.buy}</Button>}
        />
      </Sample>
      <Sample name="OfflineBar">
        <Frame>
          <OfflineBar
            title={words.offlineTitle}
            text={words.offlineText}
            retry={{ label: words.retry, onRetry: nothing }}
          />
        </Frame>
      </Sample>
      <Sample name="Toast">
        <Toast message={good} closeLabel={words.close} />
        <Toast message={bad} closeLabel={words.close} />
        <Row>
          <Button variant="quiet" onClick={() => toast.good(words.goodTitle, words.goodText)}>
            toast.good
          </Button>
          <Button variant="quiet" onClick={() => toast.bad(words.badTitle, words.badText)}>
            toast.bad
          </Button>
        </Row>
      </Sample>
      <Sample name="Dialog, ConfirmDialog, Sheet">
        <Windows words={words} />
      </Sample>
    </Group>
  );
}
