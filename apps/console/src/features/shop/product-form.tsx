import type { StaffPlaces } from '@shala/api-client/staff-people.ts';
import { type StaffProduct, saveProduct } from '@shala/api-client/store-staff.ts';
import { formatRupees } from '@shala/app-kit/format-rupees.ts';
import { Button } from '@shala/ui/button.tsx';
import { Checkbox } from '@shala/ui/checkbox.tsx';
import { TextArea } from '@shala/ui/text-area.tsx';
import { TextField } from '@shala/ui/text-field.tsx';
import Plus from 'lucide-react/icons/plus';
import { type FormEvent, useState } from 'react';
import { transport } from '#shared/api/transport.ts';
import { useSaving } from '#shared/forms/use-saving.ts';
import { useTexts } from '#shared/texts/texts.ts';
import { LineFields } from './line-fields.tsx';
import {
  draftOf,
  emptyLine,
  type Problems,
  type ProductDraft,
  readDraft,
  slugOf,
  totalOf,
} from './product-draft.ts';
import styles from './shop.module.css';
import { refetchShop } from './shop-query.ts';

const mostLines = 20;

interface ProductFormProps {
  /** Null: a new one. */
  product: StaffProduct | null;
  courses: StaffPlaces['courses'];
  onDone: () => void;
}

export function ProductForm({ product, courses, onDone }: ProductFormProps) {
  const t = useTexts();
  const { isBusy, save } = useSaving();
  const [draft, setDraft] = useState(() => draftOf(product));
  const [problems, setProblems] = useState<Problems>({});
  const change = (more: Partial<ProductDraft>) => setDraft((now) => ({ ...now, ...more }));
  const changeLine = (place: number, more: object) =>
    change({ lines: draft.lines.map((line, at) => (at === place ? { ...line, ...more } : line)) });
  const rename = (nameEn: string) => {
    // The address of a new product follows its name until somebody writes another one.
    const follows = product === null && draft.slug === slugOf(draft.nameEn);
    change(follows ? { nameEn, slug: slugOf(nameEn) } : { nameEn });
  };
  const said = (field: string) => problems[field] && t(problems[field]);
  const text = (field: 'nameEn' | 'nameHi' | 'textEn' | 'textHi' | 'slug') => ({
    value: draft[field],
    error: said(field),
    onChange: ({ currentTarget }: { currentTarget: { value: string } }) =>
      field === 'nameEn' ? rename(currentTarget.value) : change({ [field]: currentTarget.value }),
  });
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const read = readDraft(draft);
    setProblems('problems' in read ? read.problems : {});
    if ('problems' in read) {
      requestAnimationFrame(() => form.querySelector<HTMLElement>('[aria-invalid=true]')?.focus());
      return;
    }
    const isSaved = await save(async () => {
      await saveProduct(transport, product?.id ?? null, read.product);
      await refetchShop();
    }, 'shop.productSaved');
    if (isSaved) onDone();
  };
  return (
    <form className={styles.form} onSubmit={(event) => void submit(event)} noValidate>
      <div className={styles.pair}>
        <TextField {...text('nameEn')} label={t('shop.nameEn')} data-autofocus maxLength={200} />
        <TextField {...text('nameHi')} label={t('shop.nameHi')} lang="hi" maxLength={200} />
        <TextArea {...text('textEn')} label={t('shop.textEn')} rows={3} maxLength={2_000} />
        <TextArea {...text('textHi')} label={t('shop.textHi')} lang="hi" rows={3} maxLength={2_000} />
      </div>
      <TextField {...text('slug')} label={t('shop.slug')} help={t('shop.slugHelp')} autoComplete="off" />
      {draft.lines.map((line, place) => (
        <LineFields
          // biome-ignore lint/suspicious/noArrayIndexKey: a line is its place; fields hold no state of their own
          key={place}
          place={place}
          line={line}
          courses={courses}
          problems={problems}
          onChange={(more) => changeLine(place, more)}
          onRemove={
            draft.lines.length > 1
              ? () => change({ lines: draft.lines.filter((_, at) => at !== place) })
              : undefined
          }
        />
      ))}
      <div className={styles.row}>
        <Button
          variant="quiet"
          icon={<Plus aria-hidden="true" />}
          disabled={draft.lines.length >= mostLines}
          onClick={() => change({ lines: [...draft.lines, emptyLine] })}
        >
          {t('shop.addLine')}
        </Button>
        <strong className={styles.total}>{t('shop.total', { price: formatRupees(totalOf(draft)) })}</strong>
      </div>
      <Checkbox
        label={t('shop.onSaleLabel')}
        checked={draft.isOnSale}
        onChange={({ currentTarget }) => change({ isOnSale: currentTarget.checked })}
      />
      <Button type="submit" loading={isBusy}>
        {t('shop.saveProduct')}
      </Button>
    </form>
  );
}
