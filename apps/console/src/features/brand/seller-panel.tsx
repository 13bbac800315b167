import { Button } from '@shala/ui/button.tsx';
import { Panel } from '@shala/ui/desk-page.tsx';
import { TextArea } from '@shala/ui/text-area.tsx';
import { TextField } from '@shala/ui/text-field.tsx';
import { type FormEvent, useState } from 'react';
import { type TextId, useTexts } from '#shared/texts/texts.ts';
import styles from './brand.module.css';
import type { OwnBrand } from './brand-query.ts';
import { readSeller, type SellerField, sellerDraftOf, sellerFields, sellerTexts } from './seller-draft.ts';
import { useBrandSaving } from './use-brand-saving.ts';

const long: readonly SellerField[] = ['address', 'refundEn', 'refundHi'];
const contactFields = [
  { field: 'email', text: 'contact.email', type: 'email' },
  { field: 'phone', text: 'contact.phone', type: 'tel' },
  { field: 'url', text: 'contact.url', type: 'url' },
] as const;

/** Whom families turn to, and who stands on their receipts. */
export function SellerPanel({ brand }: { brand: OwnBrand }) {
  return (
    <div className={styles.stack}>
      <ContactForm brand={brand} />
      <SellerForm brand={brand} />
    </div>
  );
}

function ContactForm({ brand }: { brand: OwnBrand }) {
  const t = useTexts();
  const { isBusy, change } = useBrandSaving(brand.id);
  const [contact, setContact] = useState(brand.contact);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void change({ contact });
  };
  return (
    <Panel title={t('contact.title')}>
      <form className={styles.body} onSubmit={submit}>
        <div className={styles.two}>
          {contactFields.map(({ field, text, type }) => (
            <TextField
              key={field}
              label={t(text)}
              type={type}
              maxLength={200}
              value={contact[field]}
              onChange={({ currentTarget }) =>
                setContact({ ...contact, [field]: currentTarget.value.trim() })
              }
            />
          ))}
        </div>
        <div className={styles.actions}>
          <Button type="submit" loading={isBusy}>
            {t('contact.save')}
          </Button>
        </div>
      </form>
    </Panel>
  );
}

function SellerForm({ brand }: { brand: OwnBrand }) {
  const t = useTexts();
  const { isBusy, change } = useBrandSaving(brand.id);
  const [draft, setDraft] = useState(() => sellerDraftOf(brand.seller));
  const [problems, setProblems] = useState<Partial<Record<SellerField, TextId>>>({});
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const read = readSeller(draft);
    setProblems('problems' in read ? read.problems : {});
    if ('seller' in read) void change({ seller: read.seller });
    else requestAnimationFrame(() => form.querySelector<HTMLElement>('[aria-invalid=true]')?.focus());
  };
  return (
    <Panel title={t('seller.title')} note={t('seller.note')}>
      <form className={styles.body} onSubmit={submit} noValidate>
        <div className={styles.two}>
          {sellerFields.map((field) => {
            const problem = problems[field];
            const parts = {
              label: t(sellerTexts[field]),
              value: draft[field],
              error: problem && t(problem),
              onChange: ({ currentTarget }: { currentTarget: { value: string } }) =>
                setDraft({ ...draft, [field]: currentTarget.value }),
            };
            return long.includes(field) ? (
              <TextArea key={field} {...parts} rows={3} maxLength={2_000} />
            ) : (
              <TextField key={field} {...parts} maxLength={200} autoComplete="off" />
            );
          })}
        </div>
        <div className={styles.actions}>
          <Button type="submit" loading={isBusy}>
            {t('seller.save')}
          </Button>
        </div>
      </form>
    </Panel>
  );
}
