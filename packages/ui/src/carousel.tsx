import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { type ReactNode, useRef, useState, useSyncExternalStore } from 'react';
import styles from './carousel.module.css';
import { IconButton } from './icon-button.tsx';
import { SectionHead } from './section-head.tsx';

const GROUP = 4;
const narrow = '(max-width: 768px)';

function subscribe(listener: () => void): () => void {
  const query = matchMedia(narrow);
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
}

/** How many cards make a slide. */
const useGroupSize = (): number =>
  useSyncExternalStore(subscribe, () => (matchMedia(narrow).matches ? 1 : GROUP));

interface CarouselProps {
  title: string;
  previousLabel: string;
  nextLabel: string;
  items: { key: number; card: ReactNode }[];
}

/**
 * Cards in slides. The track scrolls by itself: fingers push it, and the Tab key brings the next card into view;
 * the arrows turn a slide at a time.
 */
export function Carousel({ title, previousLabel, nextLabel, items }: CarouselProps) {
  const group = useGroupSize();
  const track = useRef<HTMLUListElement>(null);
  const [first, setFirst] = useState(0);
  const last = Math.floor((items.length - 1) / group) * group;

  const turn = (to: number) => {
    const { current } = track;
    if (!current || to < 0 || to > last) return;
    current.scrollLeft = offsets(current)[to] ?? 0;
    setFirst(to);
  };
  const onScroll = () => {
    const { current } = track;
    if (!current) return;
    const place = offsets(current).findIndex((left) => left >= current.scrollLeft - 8);
    setFirst(isAtEnd(current) ? last : Math.max(0, place - (place % group)));
  };

  return (
    <section>
      <SectionHead title={title}>
        {items.length > GROUP ? (
          <>
            <IconButton
              label={previousLabel}
              icon={<ChevronLeft aria-hidden="true" />}
              aria-disabled={first === 0}
              onClick={() => turn(first - group)}
            />
            <IconButton
              label={nextLabel}
              icon={<ChevronRight aria-hidden="true" />}
              aria-disabled={first >= last}
              onClick={() => turn(first + group)}
            />
          </>
        ) : null}
      </SectionHead>
      <ul
        ref={track}
        aria-label={title}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: cards that wait are no links, and the keys must reach them
        tabIndex={0}
        className={styles.track}
        data-group={group}
        onScroll={onScroll}
      >
        {items.map(({ key, card }, place) => (
          <li key={key} className={place % group === 0 ? styles.start : undefined}>
            {card}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** How far each card stands from the first one. */
function offsets(track: HTMLElement): number[] {
  const places = [...track.children].map((card) => (card as HTMLElement).offsetLeft);
  return places.map((left) => left - (places[0] ?? 0));
}

const isAtEnd = ({ scrollLeft, clientWidth, scrollWidth }: HTMLElement): boolean =>
  scrollLeft > 0 && scrollLeft + clientWidth >= scrollWidth - 2;
