import type { ProductsPage } from '@shala/api-client/store.ts';
import { Button } from '@shala/ui/button.tsx';
import { ProductGrid } from '@shala/ui/product-card.tsx';
import { Loading, ProductGridSkeleton } from '@shala/ui/skeleton.tsx';
import { EmptyState } from '@shala/ui/state.tsx';
import type { UseQueryResult } from '@tanstack/react-query';
import { useState } from 'react';
import { FailedState } from '#shared/layout/failed-state.tsx';
import { PageLinks, PastTheEnd } from '#shared/layout/page-links.tsx';
import { useTexts } from '#shared/texts/texts.ts';
import type { ProductFilter } from '../queries.ts';
import { useFailureToast } from '../use-failure-toast.ts';
import { FilterBar } from './filter-bar.tsx';
import { ProductDetails } from './product-details.tsx';
import { ProductItem } from './product-item.tsx';
import { useAddToCart } from './use-add-to-cart.ts';

interface ProductListProps {
  query: UseQueryResult<ProductsPage>;
  filter: ProductFilter;
  onFilter: (filter: ProductFilter) => void;
}

/** What the brand sells to this student. */
export function ProductList(props: ProductListProps) {
  return (
    <>
      <FilterBar total={props.query.data?.total} filter={props.filter} onFilter={props.onFilter} />
      <Products {...props} />
    </>
  );
}

function Products({ query, filter, onFilter }: ProductListProps) {
  const t = useTexts();
  const { data, error, isPending, refetch } = query;
  useFailureToast(error);
  if (isPending) {
    return (
      <Loading label={t('store.loading')}>
        <ProductGridSkeleton />
      </Loading>
    );
  }
  if (data === undefined) {
    return <FailedState title={t('store.failedList')} error={error} onRetry={() => void refetch()} />;
  }
  if (data.products.length > 0) return <Page page={data} />;
  if (data.total > 0) return <PastTheEnd />;
  const isFiltered = filter.boardId !== undefined;
  return (
    <EmptyState
      title={t('store.empty')}
      text={t(isFiltered ? 'store.emptyFiltered' : 'store.emptyAll')}
      action={isFiltered ? <Button onClick={() => onFilter({})}>{t('store.showAll')}</Button> : null}
    />
  );
}

function Page({ page }: { page: ProductsPage }) {
  const t = useTexts();
  const { addingId, add } = useAddToCart();
  const [looked, setLooked] = useState<{ id: number; isOpen: boolean } | null>(null);
  const product = page.products.find(({ id }) => id === looked?.id);
  return (
    <>
      <ProductGrid>
        {page.products.map((one) => (
          <ProductItem
            key={one.id}
            product={one}
            isAdding={addingId === one.id}
            onBuy={add}
            onDetails={() => setLooked({ id: one.id, isOpen: true })}
          />
        ))}
      </ProductGrid>
      <PageLinks label={t('store.pages')} page={page.page} pages={page.pages} />
      {product && looked ? (
        <ProductDetails
          product={product}
          isOpen={looked.isOpen}
          isAdding={addingId === product.id}
          onClose={() => setLooked({ id: product.id, isOpen: false })}
          onBuy={add}
        />
      ) : null}
    </>
  );
}
