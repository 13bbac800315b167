import { Button } from '@shala/ui/button.tsx';
import { Panel } from '@shala/ui/desk-page.tsx';
import { Sheet } from '@shala/ui/sheet.tsx';
import { EmptyState } from '@shala/ui/state.tsx';
import type { UseQueryResult } from '@tanstack/react-query';
import Plus from 'lucide-react/icons/plus';
import type { ReactNode } from 'react';
import { useKeys } from '#shared/keys/keys.ts';
import { TurnPages } from '#shared/layout/turn-pages.tsx';
import { type TextId, useTexts } from '#shared/texts/texts.ts';
import { ShopState } from './shop-state.tsx';

interface GoodsPage<Item> {
  readonly items: readonly Item[];
  readonly pages: number;
  readonly total: number;
}

interface GoodsPanelProps<Page, Item, Known> {
  query: UseQueryResult<Page>;
  pageOf: (page: Page) => GoodsPage<Item>;
  page: number;
  onTurn: (page: number) => void;
  open: Item | 'new' | null;
  onOpen: (open: Item | 'new' | null) => void;
  texts: { title: TextId; count: TextId; add: TextId; noneTitle: TextId; noneText: TextId };
  nameOf: (item: Item) => string;
  /** What the form must know first. */
  known: UseQueryResult<Known>;
  sheetWidth: number;
  renderForm: (item: Item | null, known: Known) => ReactNode;
  renderTable: (items: readonly Item[]) => ReactNode;
}

/** What the shop has of one kind, page by page, with a form in a sheet for a new one or a change. */
export function GoodsPanel<Page, Item, Known>(props: GoodsPanelProps<Page, Item, Known>) {
  const { texts, open, onOpen } = props;
  const t = useTexts();
  useKeys(texts.title, [{ keys: 'n', text: texts.add, run: () => onOpen('new') }]);
  const item = open === 'new' ? null : open;
  return (
    <>
      <ShopState query={props.query}>
        {(answer) => {
          const { items, pages, total } = props.pageOf(answer);
          return (
            <Panel
              title={t(texts.title)}
              note={t(texts.count, { count: total })}
              actions={
                <Button icon={<Plus aria-hidden="true" />} onClick={() => onOpen('new')}>
                  {t(texts.add)}
                </Button>
              }
            >
              {items.length === 0 ? (
                <EmptyState title={t(texts.noneTitle)} text={t(texts.noneText)} />
              ) : (
                props.renderTable(items)
              )}
              <TurnPages page={props.page} pages={pages} onTurn={props.onTurn} />
            </Panel>
          );
        }}
      </ShopState>
      <Sheet
        opened={open !== null}
        onClose={() => onOpen(null)}
        title={item ? props.nameOf(item) : t(texts.add)}
        closeLabel={t('keys.close')}
        width={props.sheetWidth}
      >
        {open === null ? null : (
          <ShopState query={props.known}>{(known) => props.renderForm(item, known)}</ShopState>
        )}
      </Sheet>
    </>
  );
}
