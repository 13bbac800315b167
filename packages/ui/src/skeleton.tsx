import type { ReactNode } from 'react';
import { BookGrid } from './book-card.tsx';
import { cx } from './cx.ts';
import { LessonGrid, LessonRow } from './lesson-tile.tsx';
import { ProductGrid } from './product-card.tsx';
import styles from './skeleton.module.css';
import { useAfter } from './use-after.ts';
import { VisuallyHidden } from './visually-hidden.tsx';

const some = (count: number) => Array.from({ length: count }, (_, place) => place);

interface LoadingProps {
  label: string;
  /** The words stand above the outline, for everybody to read. */
  shown?: boolean;
  children: ReactNode;
}

/** Says that something loads, and shows its outline once the wait is longer than 300 ms. */
export function Loading({ label, shown = false, children }: LoadingProps) {
  const due = useAfter(300);
  return (
    <div role="status" aria-busy="true">
      {shown && due ? <p className={styles.label}>{label}</p> : <VisuallyHidden>{label}</VisuallyHidden>}
      {due ? <div aria-hidden="true">{children}</div> : null}
    </div>
  );
}

interface BoneProps {
  width: number | string;
  height: number;
  radius?: number;
}

function Bone({ width, height, radius = 6 }: BoneProps) {
  return <div className={styles.bone} style={{ width, height, borderRadius: radius, maxWidth: '100%' }} />;
}

export function WelcomeSkeleton() {
  return (
    <div className={styles.welcome}>
      <div className={styles.words}>
        <Bone width={300} height={24} />
        <Bone width={210} height={14} />
        <Bone width={240} height={44} radius={12} />
      </div>
      <div className={styles.facts}>
        <Bone width={120} height={76} radius={14} />
        <Bone width={120} height={76} radius={14} />
      </div>
    </div>
  );
}

const widths = ['72%', '48%', '54%', '66%', '50%', '70%', '44%'];

export function BookGridSkeleton({ count = 7 }: { count?: number }) {
  return (
    <BookGrid>
      {some(count).map((place) => (
        <div key={place} className={styles.book}>
          <Bone width={32} height={32} radius={8} />
          <Bone width={widths[place % widths.length] ?? '60%'} height={16} />
          <Bone width="100%" height={6} />
        </div>
      ))}
    </BookGrid>
  );
}

export function LessonRowSkeleton({ count = 4 }: { count?: number }) {
  return (
    <LessonRow>
      {some(count).map((place) => (
        <TileBones key={place} />
      ))}
    </LessonRow>
  );
}

/** A chapter's head above its row. */
export function ChapterSkeleton() {
  return (
    <div className={styles.chapter}>
      <div className={styles.head}>
        <Bone width={48} height={48} radius={12} />
        <Bone width="32%" height={18} />
      </div>
      <LessonRowSkeleton />
    </div>
  );
}

export function LessonGridSkeleton({ count = 8 }: { count?: number }) {
  return (
    <LessonGrid>
      {some(count).map((place) => (
        <TileBones key={place} />
      ))}
    </LessonGrid>
  );
}

function TileBones() {
  return (
    <div className={styles.tile}>
      <div className={cx(styles.bone, styles.cover)} />
      <div className={styles.words}>
        <Bone width="80%" height={14} />
        <Bone width="55%" height={11} />
      </div>
    </div>
  );
}

export function ProductGridSkeleton({ count = 6 }: { count?: number }) {
  return (
    <ProductGrid>
      {some(count).map((place) => (
        <div key={place} className={styles.tile}>
          <div className={cx(styles.bone, styles.shelf)} />
          <div className={styles.words}>
            <Bone width={widths[place % widths.length] ?? '60%'} height={18} />
            <Bone width="84%" height={13} />
            <Bone width="38%" height={24} />
            <Bone width="100%" height={44} radius={12} />
          </div>
        </div>
      ))}
    </ProductGrid>
  );
}

/** What lies in a cart, with its cover. */
export function CartSkeleton({ count = 2 }: { count?: number }) {
  return (
    <div className={styles.rows}>
      {some(count).map((place) => (
        <div key={place} className={cx(styles.row, styles.item)}>
          <Bone width={150} height={118} radius={12} />
          <div className={styles.words}>
            <Bone width={260} height={20} />
            <Bone width={180} height={13} />
            <Bone width={96} height={26} radius={13} />
          </div>
        </div>
      ))}
    </div>
  );
}

/** Rows of a list: chapters, exercises, notifications. */
export function ListSkeleton({ count = 5 }: { count?: number }) {
  return (
    <div className={styles.rows}>
      {some(count).map((place) => (
        <div key={place} className={styles.row}>
          <Bone width={38} height={38} radius={10} />
          <Bone width={widths[place % widths.length] ?? '60%'} height={14} />
        </div>
      ))}
    </div>
  );
}

/** Four figures, and a chart under them. */
export function MetricsSkeleton() {
  return (
    <>
      <div className={styles.metrics}>
        {some(4).map((place) => (
          <div key={place} className={styles.metric}>
            <Bone width="46%" height={12} />
            <Bone width="64%" height={28} />
          </div>
        ))}
      </div>
      <div className={styles.chart} />
    </>
  );
}
