import { PageGrid } from '@shala/ui/page-grid.tsx';
import { useQuery } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { ProductList } from '#features/store/products/product-list.tsx';
import { type ProductFilter, productsQuery } from '#features/store/queries.ts';
import { usePageHeader } from '#shared/layout/page-header.tsx';
import { useLearnerId } from '#shared/session/use-learner-id.ts';
import { useTexts } from '#shared/texts/texts.ts';

export function ProductsPage() {
  const t = useTexts();
  const navigate = useNavigate();
  const { page = 1, board, class: grade } = useSearch({ from: '/main/products' });
  const filter = { boardId: board, classId: grade };
  const query = useQuery(productsQuery(useLearnerId() ?? 0, filter, page));
  const { data } = query;
  usePageHeader({
    title: t('store.title'),
    subText: data && data.total > 0 ? t('store.count', { count: data.total }) : undefined,
  });
  const show = ({ boardId, classId }: ProductFilter) =>
    void navigate({
      to: '/products',
      search: {
        ...(boardId !== undefined && { board: boardId }),
        ...(classId !== undefined && { class: classId }),
      },
    });
  return (
    <PageGrid>
      <ProductList query={query} filter={filter} onFilter={show} />
    </PageGrid>
  );
}
