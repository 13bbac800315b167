import { Button } from '@shala/ui/button.tsx';
import { ListSkeleton, Loading } from '@shala/ui/skeleton.tsx';
import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query';
import type { Key, ReactNode } from 'react';
import { useTexts } from '#shared/texts/texts.ts';
import { FailedState } from './failed-state.tsx';

interface GrowingListProps<Page, Item> {
  list: UseInfiniteQueryResult<InfiniteData<Page>>;
  itemsOf: (page: Page) => readonly Item[];
  keyOf: (item: Item) => Key;
  className: string | undefined;
  failedTitle: string;
  moreLabel: string;
  /** Stands there when there is nothing. */
  empty: ReactNode;
  children: (item: Item) => ReactNode;
}

/** A list that grows by a button; what is there stays when asking for it again fails. */
export function GrowingList<Page, Item>(props: GrowingListProps<Page, Item>) {
  const { list, keyOf } = props;
  const t = useTexts();
  if (list.isPending) {
    return (
      <Loading label={t('loading')}>
        <ListSkeleton />
      </Loading>
    );
  }
  if (list.data === undefined) {
    return <FailedState title={props.failedTitle} error={list.error} onRetry={() => void list.refetch()} />;
  }
  const items = list.data.pages.flatMap(props.itemsOf);
  if (items.length === 0) return props.empty;
  return (
    <>
      <ul className={props.className}>
        {items.map((item) => (
          <li key={keyOf(item)}>{props.children(item)}</li>
        ))}
      </ul>
      {list.hasNextPage ? (
        <Button variant="quiet" loading={list.isFetchingNextPage} onClick={() => void list.fetchNextPage()}>
          {props.moreLabel}
        </Button>
      ) : null}
    </>
  );
}
