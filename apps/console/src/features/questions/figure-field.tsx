import { addQuestionFigure, type BankFigure } from '@shala/api-client/question-bank.ts';
import { inLanguage } from '@shala/app-kit/in-language.ts';
import { useBusy } from '@shala/app-kit/use-busy.ts';
import { Button } from '@shala/ui/button.tsx';
import { TextField } from '@shala/ui/text-field.tsx';
import { toast } from '@shala/ui/toast-store.ts';
import ImagePlus from 'lucide-react/icons/image-plus';
import { useRef } from 'react';
import { transport } from '#shared/api/transport.ts';
import { useLanguage, useTexts } from '#shared/texts/texts.ts';
import styles from './questions.module.css';
import { readFile } from './read-file.ts';

interface FigureFieldProps {
  /** What the picture belongs to: the question, option 2 ... */
  label: string;
  figure: BankFigure | null;
  onChange: (figure: BankFigure | null) => void;
}

/** A picture, and words for who cannot see it. */
export function FigureField({ label, figure, onChange }: FigureFieldProps) {
  const t = useTexts();
  const language = useLanguage();
  const { isBusy, run } = useBusy();
  const input = useRef<HTMLInputElement>(null);
  const send = (file: File) =>
    run(async () => {
      try {
        onChange(await addQuestionFigure(transport, await readFile(file)));
      } catch (error) {
        toast.bad(t('questions.pictureFailed'), error instanceof Error ? error.message : undefined);
      }
    });
  if (figure === null) {
    return (
      <div>
        <input
          ref={input}
          type="file"
          hidden
          accept="image/png,image/jpeg,image/webp"
          aria-label={t('questions.pictureOf', { label })}
          onChange={({ currentTarget }) => {
            const [file] = currentTarget.files ?? [];
            if (file) void send(file);
            currentTarget.value = '';
          }}
        />
        <Button
          variant="text"
          icon={<ImagePlus aria-hidden="true" />}
          loading={isBusy}
          aria-label={t('questions.addPictureTo', { label })}
          onClick={() => input.current?.click()}
        >
          {t('questions.addPicture')}
        </Button>
      </div>
    );
  }
  const { alt } = figure;
  const setAlt = (part: Partial<BankFigure['alt']>) => onChange({ ...figure, alt: { ...alt, ...part } });
  return (
    <div className={styles.figure}>
      <img src={figure.url} alt={inLanguage(alt, language)} width={figure.width} height={figure.height} />
      <div className={styles.pair}>
        <TextField
          label={t('questions.inEnglish', { label: t('questions.alt') })}
          value={alt.en}
          onChange={({ currentTarget }) => setAlt({ en: currentTarget.value })}
        />
        <TextField
          label={t('questions.inHindi', { label: t('questions.alt') })}
          value={alt.hi ?? ''}
          lang="hi"
          onChange={({ currentTarget }) => setAlt({ hi: currentTarget.value || null })}
        />
      </div>
      <Button variant="text" onClick={() => onChange(null)}>
        {t('questions.removePicture')}
      </Button>
    </div>
  );
}
