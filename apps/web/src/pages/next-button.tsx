import { Button } from '@shala/ui/button.tsx';
import { useBusy } from '#shared/forms/use-busy.ts';
import { useTexts } from '#shared/texts/texts.ts';

interface NextButtonProps {
  isReady: boolean;
  onNext: () => Promise<void>;
}

/** Waits for a choice, and while it is being saved for the answer: a second tap changes nothing. */
export function NextButton({ isReady, onNext }: NextButtonProps) {
  const t = useTexts();
  const { isBusy, run } = useBusy();
  return (
    <Button size="large" wide disabled={!isReady} loading={isBusy} onClick={() => void run(onNext)}>
      {t('onboarding.next')}
    </Button>
  );
}
