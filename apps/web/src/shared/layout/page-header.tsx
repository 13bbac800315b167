import type { SubjectColour } from '@shala/ui/subject-colour.ts';
import { createContext, type ReactNode, use, useEffect, useMemo, useState } from 'react';
import { useBrandName } from '../brand/brand.ts';
import { useDebounced } from '../hooks/use-debounced.ts';

const SEARCH_DELAY = 500;

/** What a page asks of the bar above it. */
export interface PageHeader {
  readonly title: string;
  readonly subText?: string | undefined;
  /** Where the back arrow leads; no arrow without it. */
  readonly backTo?: string | undefined;
  /** A cross instead of the arrow: one screen back, or here where there is none. */
  readonly closeTo?: string | undefined;
  /** The name of the search box; no box without it. */
  readonly searchLabel?: string | undefined;
  /** How long the typing must rest, in ms, where it is not the usual time. */
  readonly searchDelay?: number | undefined;
  /** A subject's page wears its icon in its colour. */
  readonly icon?: string | undefined;
  readonly colour?: SubjectColour | undefined;
  /** A page of full width that one may leave at any time: bell and profile stand there, too. */
  readonly hasAccount?: boolean | undefined;
}

interface HeaderState {
  readonly header: PageHeader;
  readonly search: string;
  readonly setHeader: (header: PageHeader) => void;
  readonly setSearch: (text: string) => void;
  /** Where the bar takes a page's own buttons; null where there is no bar. */
  readonly actionsSlot: HTMLElement | null;
  readonly setActionsSlot: (slot: HTMLElement | null) => void;
}

const HeaderContext = createContext<HeaderState | null>(null);

export function PageHeaderProvider({ children }: { children: ReactNode }) {
  const [header, setHeader] = useState<PageHeader>({ title: '' });
  const [search, setSearch] = useState('');
  const [actionsSlot, setActionsSlot] = useState<HTMLElement | null>(null);
  const state = useMemo(
    () => ({ header, search, setHeader, setSearch, actionsSlot, setActionsSlot }),
    [header, search, actionsSlot],
  );
  return <HeaderContext value={state}>{children}</HeaderContext>;
}

/** For the layout, which draws the bar. */
export function useHeaderState(): HeaderState {
  const state = use(HeaderContext);
  if (state === null) throw new Error('the page stands outside the layout');
  return state;
}

interface PageSearch {
  /** What was typed into the search box, once the typing rests. */
  readonly search: string;
  readonly clearSearch: () => void;
}

/** For pages whose heading comes with what they search. */
export function usePageSearch(delay = SEARCH_DELAY): PageSearch {
  const { search, setSearch } = useHeaderState();
  const settled = useDebounced(search.trim(), delay);
  // Clearing needs no rest: an empty box shows everything at once.
  return { search: search.trim() === '' ? '' : settled, clearSearch: () => setSearch('') };
}

/** For pages: says what stands in the bar above, and gives back what is searched there. */
export function usePageHeader(wanted: PageHeader): PageSearch {
  const { title, subText, backTo, closeTo, searchLabel, icon, colour, hasAccount } = wanted;
  const { setHeader, setSearch } = useHeaderState();
  const brand = useBrandName();

  useEffect(() => {
    setHeader({ title, subText, backTo, closeTo, searchLabel, icon, colour, hasAccount });
    document.title = `${title} · ${brand.name}`;
  }, [title, subText, backTo, closeTo, searchLabel, icon, colour, hasAccount, setHeader, brand.name]);

  // The next page starts with an empty box.
  useEffect(() => () => setSearch(''), [setSearch]);

  return usePageSearch(wanted.searchDelay);
}
