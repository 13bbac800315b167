import type { LegalDocument, LegalKind } from '@shala/api-client/brand-staff.ts';
import { Chip } from '@shala/ui/chip.tsx';
import { type Column, DataTable } from '@shala/ui/data-table.tsx';
import { Panel } from '@shala/ui/desk-page.tsx';
import { Select } from '@shala/ui/select.tsx';
import { EmptyState } from '@shala/ui/state.tsx';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { formatMoment } from '#shared/forms/moments.ts';
import { NotYet } from '#shared/layout/not-yet.tsx';
import { type TextId, useLanguage, useTexts } from '#shared/texts/texts.ts';
import styles from './brand.module.css';
import { legalQuery, type OwnBrand } from './brand-query.ts';
import { LegalEditor } from './legal-editor.tsx';

const kinds: readonly { id: LegalKind; text: TextId }[] = [
  { id: 'terms', text: 'legal.terms' },
  { id: 'privacy', text: 'legal.privacy' },
];

/** The versions of what families agree to: one draft to write, and those that were published. */
export function LegalPanel({ brand }: { brand: OwnBrand }) {
  const t = useTexts();
  const [kind, setKind] = useState<LegalKind>('terms');
  const { data, error, refetch } = useQuery(legalQuery(brand.id));
  if (!data) return <NotYet error={error} onRetry={() => void refetch()} />;
  const versions = data.filter((one) => one.kind === kind);
  const [newest] = versions;
  return (
    <div className={styles.stack}>
      <Panel
        title={t('legal.versions')}
        actions={
          <Select
            label={t('legal.which')}
            current={kind}
            options={kinds.map(({ id, text }) => ({ id, label: t(text) }))}
            onChange={setKind}
          />
        }
      >
        {versions.length === 0 ? (
          <EmptyState title={t('legal.noneTitle')} text={t('legal.noneText')} />
        ) : (
          <VersionTable versions={versions} />
        )}
      </Panel>
      <LegalEditor
        // A published version is the ground on which the next one is written.
        key={`${kind}-${newest?.version ?? 0}-${newest?.publishedAt ?? ''}`}
        brandId={brand.id}
        kind={kind}
        newest={newest ?? null}
      />
    </div>
  );
}

function VersionTable({ versions }: { versions: readonly LegalDocument[] }) {
  const t = useTexts();
  const language = useLanguage();
  const columns: readonly Column<LegalDocument>[] = [
    {
      id: 'version',
      head: t('legal.version'),
      isName: true,
      cell: ({ version }) => t('legal.versionNumber', { version }),
    },
    {
      id: 'state',
      head: t('shop.state'),
      cell: ({ publishedAt }) =>
        publishedAt === null ? (
          <Chip tone="wait">{t('legal.draft')}</Chip>
        ) : (
          <Chip tone="right">{t('legal.published')}</Chip>
        ),
    },
    { id: 'from', head: t('legal.effectiveOn'), cell: ({ effectiveOn }) => effectiveOn ?? '–' },
    {
      id: 'saved',
      head: t('legal.saved'),
      cell: ({ publishedAt, updatedAt }) => formatMoment(publishedAt ?? updatedAt, language),
    },
  ];
  return (
    <DataTable
      caption={t('legal.versions')}
      columns={columns}
      rows={versions}
      keyOf={({ version }) => version}
    />
  );
}
