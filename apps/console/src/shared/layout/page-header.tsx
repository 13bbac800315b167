import { useBrandName } from '@shala/app-kit/brand.ts';
import {
  createContext,
  type ReactNode,
  type RefObject,
  use,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { createPortal } from 'react-dom';

/** What a page asks of the bar above it. */
export interface PageHeader {
  readonly title: string;
  readonly sub?: string | undefined;
  /** Where the back arrow leads; no arrow without it. */
  readonly backTo?: string | undefined;
  /** The page puts the cursor somewhere itself. */
  readonly keepsFocus?: boolean | undefined;
}

interface HeaderState {
  readonly header: PageHeader;
  readonly setHeader: (header: PageHeader) => void;
  readonly heading: RefObject<HTMLHeadingElement | null>;
  /** Where the bar takes a page's own buttons. */
  readonly slot: HTMLElement | null;
  readonly setSlot: (slot: HTMLElement | null) => void;
  /** False only for the first page: there the browser has put the cursor where it belongs. */
  readonly hasMoved: RefObject<boolean>;
}

const HeaderContext = createContext<HeaderState | null>(null);

export function PageHeaderProvider({ children }: { children: ReactNode }) {
  const [header, setHeader] = useState<PageHeader>({ title: '' });
  const [slot, setSlot] = useState<HTMLElement | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const hasMoved = useRef(false);
  const state = useMemo(() => ({ header, setHeader, heading, slot, setSlot, hasMoved }), [header, slot]);
  return <HeaderContext value={state}>{children}</HeaderContext>;
}

export function useHeaderState(): HeaderState {
  const state = use(HeaderContext);
  if (state === null) throw new Error('the page stands outside the frame');
  return state;
}

/** For pages: says what stands in the bar above, and takes the cursor there when the page is opened. */
export function usePageHeader({ title, sub, backTo, keepsFocus = false }: PageHeader): void {
  const { setHeader, heading, hasMoved } = useHeaderState();
  const brand = useBrandName();

  useEffect(() => {
    setHeader({ title, sub, backTo });
    document.title = `${title} · ${brand.name}`;
  }, [title, sub, backTo, setHeader, brand.name]);

  useEffect(() => {
    if (hasMoved.current && !keepsFocus) heading.current?.focus();
    return () => {
      hasMoved.current = true;
    };
  }, [heading, hasMoved, keepsFocus]);
}

/** A page's own buttons, in the bar. */
export function PageActions({ children }: { children: ReactNode }) {
  const { slot } = useHeaderState();
  return slot && createPortal(children, slot);
}
