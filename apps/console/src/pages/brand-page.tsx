import { getBrand } from '@shala/app-kit/brand.ts';
import { inLanguage } from '@shala/app-kit/in-language.ts';
import { DeskPage } from '@shala/ui/desk-page.tsx';
import { Select } from '@shala/ui/select.tsx';
import { Tabs } from '@shala/ui/tabs.tsx';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { type ComponentType, useState } from 'react';
import { brandsQuery, type OwnBrand } from '#features/brand/brand-query.ts';
import { FlagsPanel } from '#features/brand/flags-panel.tsx';
import { LegalPanel } from '#features/brand/legal-panel.tsx';
import { SellerPanel } from '#features/brand/seller-panel.tsx';
import { TextsPanel } from '#features/brand/texts-panel.tsx';
import { ThemePanel } from '#features/brand/theme-panel.tsx';
import { NotYet } from '#shared/layout/not-yet.tsx';
import { PageActions, usePageHeader } from '#shared/layout/page-header.tsx';
import { type TextId, useLanguage, useTexts } from '#shared/texts/texts.ts';
import styles from './brand-page.module.css';

const parts = {
  theme: { text: 'brand.theme', Panel: ThemePanel },
  texts: { text: 'brand.texts', Panel: TextsPanel },
  flags: { text: 'brand.flags', Panel: FlagsPanel },
  seller: { text: 'brand.seller', Panel: SellerPanel },
  legal: { text: 'brand.legal', Panel: LegalPanel },
} as const satisfies Record<string, { text: TextId; Panel: ComponentType<{ brand: OwnBrand }> }>;
type Part = keyof typeof parts;

/** How the school looks, speaks and behaves towards its students. */
export function BrandPage({ part: wanted }: { part: string }) {
  const t = useTexts();
  const language = useLanguage();
  const navigate = useNavigate();
  const part = wanted in parts ? (wanted as Part) : 'theme';
  const { Panel, text } = parts[part];
  const { data, error, refetch } = useQuery(brandsQuery);
  const [slug, setSlug] = useState(getBrand().slug);
  const brand = data?.find((one) => one.slug === slug) ?? data?.[0];
  usePageHeader({ title: t('nav.brand'), sub: t(text) });
  return (
    <DeskPage>
      {data && data.length > 1 && brand ? (
        <PageActions>
          <Select
            label={t('brand.which')}
            current={brand.slug}
            options={data.map((one) => ({ id: one.slug, label: inLanguage(one.name, language) }))}
            onChange={setSlug}
          />
        </PageActions>
      ) : null}
      <Tabs
        label={t('nav.brand')}
        current={part}
        tabs={(Object.keys(parts) as Part[]).map((id) => ({ id, label: t(parts[id].text) }))}
        onChange={(id) => void navigate({ to: '/brand/$part', params: { part: id } })}
      >
        <div className={styles.part}>
          {brand ? (
            <Panel key={brand.id} brand={brand} />
          ) : (
            <NotYet error={error} onRetry={() => void refetch()} />
          )}
        </div>
      </Tabs>
    </DeskPage>
  );
}
