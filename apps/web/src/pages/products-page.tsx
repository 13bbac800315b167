import { learnerOf } from '@shala/api-client/people.ts';
import { PageGrid } from '@shala/ui/page-grid.tsx';
import { useQuery } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { ProductList } from '#features/store/products/product-list.tsx';
import { type ProductFilter, productsQuery } from '#features/store/queries.ts';
import { usePageHeader } from '#shared/layout/page-header.tsx';
import { useSession } from '#shared/session/session.ts';
import { useTexts } from '#shared/texts/texts.ts';

export function ProductsPage() {
  const t = useTexts();
  const navigate = useNavigate();
  const { page = 1, board, class: grade } = useSearch({ from: '/main/products' });
  const filter = { boardId: board, classId: grade };
  const { user } = useSession();
  const learner = user && learnerOf(user);
  const query = useQuery(productsQuery(learner?.id ?? 0, filter, page));
  usePageHeader({
    title: t('store.title'),
    subText: learner ? t('store.subText', { name: learner.firstName }) : undefined,
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
