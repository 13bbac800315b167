import type { StaffPlaces } from '@shala/api-client/staff-people.ts';
import type { StaffProduct } from '@shala/api-client/store-staff.ts';
import { formatRupees } from '@shala/app-kit/format-rupees.ts';
import { inLanguage } from '@shala/app-kit/in-language.ts';
import { Button } from '@shala/ui/button.tsx';
import { Chip } from '@shala/ui/chip.tsx';
import { type Column, DataTable } from '@shala/ui/data-table.tsx';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useLanguage, useTexts } from '#shared/texts/texts.ts';
import { GoodsPanel } from './goods-panel.tsx';
import { ProductForm } from './product-form.tsx';
import styles from './shop.module.css';
import { coursesQuery, productsQuery } from './shop-query.ts';

const texts = {
  title: 'shop.products',
  count: 'shop.productCount',
  add: 'shop.newProduct',
  noneTitle: 'shop.noProductsTitle',
  noneText: 'shop.noProductsText',
} as const;

/** What is sold, and the form that changes it. */
export function ProductsPanel() {
  const language = useLanguage();
  const [page, setPage] = useState(1);
  const [open, setOpen] = useState<StaffProduct | 'new' | null>(null);
  const courses = useQuery(coursesQuery);
  return (
    <GoodsPanel
      query={useQuery(productsQuery(page))}
      pageOf={({ products, pages, total }) => ({ items: products, pages, total })}
      page={page}
      onTurn={setPage}
      open={open}
      onOpen={setOpen}
      texts={texts}
      nameOf={({ name }) => inLanguage(name, language)}
      known={courses}
      sheetWidth={720}
      renderForm={(product, known) => (
        <ProductForm
          key={product?.id ?? 'new'}
          product={product}
          courses={known}
          onDone={() => setOpen(null)}
        />
      )}
      renderTable={(products) => (
        <ProductTable products={products} courses={courses.data ?? []} onOpen={setOpen} />
      )}
    />
  );
}

interface ProductTableProps {
  products: readonly StaffProduct[];
  courses: StaffPlaces['courses'];
  onOpen: (product: StaffProduct) => void;
}

function ProductTable({ products, courses, onOpen }: ProductTableProps) {
  const t = useTexts();
  const language = useLanguage();
  const opens = ({ lines }: StaffProduct) =>
    lines.map(({ courseId, subjectIds, durationDays }) => {
      const course = courses.find(({ id }) => id === courseId);
      const names = subjectIds?.map((id) => course?.subjects.find((one) => one.id === id)?.name ?? '');
      const what = names?.join(', ') ?? t('shop.allSubjects');
      return `${course?.name ?? ''} · ${what} · ${t('shop.dayCount', { count: durationDays })}`;
    });
  const columns: readonly Column<StaffProduct>[] = [
    {
      id: 'name',
      head: t('shop.product'),
      isName: true,
      cell: ({ name, slug }) => (
        <>
          {inLanguage(name, language)}
          <span className={styles.sub}>{slug}</span>
        </>
      ),
    },
    {
      id: 'opens',
      head: t('shop.opens'),
      cell: (product) =>
        opens(product).map((line) => (
          <span key={line} className={styles.sub}>
            {line}
          </span>
        )),
    },
    {
      id: 'price',
      head: t('shop.price'),
      isFigure: true,
      cell: ({ pricePaise }) => formatRupees(pricePaise),
    },
    { id: 'sold', head: t('shop.sold'), isFigure: true, cell: ({ sold }) => sold },
    {
      id: 'state',
      head: t('shop.state'),
      cell: ({ isOnSale }) =>
        isOnSale ? (
          <Chip tone="right">{t('shop.onSale')}</Chip>
        ) : (
          <Chip tone="quiet">{t('shop.offSale')}</Chip>
        ),
    },
    {
      id: 'open',
      head: t('shop.change'),
      cell: (product) => (
        <Button
          variant="quiet"
          aria-label={t('shop.changeWhat', { what: inLanguage(product.name, language) })}
          onClick={() => onOpen(product)}
        >
          {t('shop.change')}
        </Button>
      ),
    },
  ];
  return <DataTable caption={t('shop.products')} columns={columns} rows={products} keyOf={({ id }) => id} />;
}
