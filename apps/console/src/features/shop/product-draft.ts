import type { NewProduct, StaffProduct } from '@shala/api-client/store-staff.ts';
import type { TextId } from '#shared/texts/texts.ts';
import { readRupees, toRupeeField } from './rupees.ts';

export interface LineDraft {
  readonly courseId: number | null;
  /** Null: all subjects. */
  readonly subjectIds: readonly number[] | null;
  readonly days: string;
  readonly rupees: string;
}

export interface ProductDraft {
  readonly slug: string;
  readonly nameEn: string;
  readonly nameHi: string;
  readonly textEn: string;
  readonly textHi: string;
  readonly isOnSale: boolean;
  readonly lines: readonly LineDraft[];
}

/** By field; those of a line by its place: `0.rupees`. */
export type Problems = Readonly<Record<string, TextId>>;

export const emptyLine: LineDraft = { courseId: null, subjectIds: null, days: '365', rupees: '' };

export const draftOf = (product: StaffProduct | null): ProductDraft => ({
  slug: product?.slug ?? '',
  nameEn: product?.name.en ?? '',
  nameHi: product?.name.hi ?? '',
  textEn: product?.description.en ?? '',
  textHi: product?.description.hi ?? '',
  isOnSale: product?.isOnSale ?? true,
  lines: product?.lines.map(toLineDraft) ?? [emptyLine],
});

const toLineDraft = (line: StaffProduct['lines'][number]): LineDraft => ({
  courseId: line.courseId,
  subjectIds: line.subjectIds,
  days: String(line.durationDays),
  rupees: toRupeeField(line.pricePaise),
});

/** 'Class 8, all subjects' becomes 'class-8-all-subjects'. */
export const slugOf = (name: string): string =>
  name
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '')
    .slice(0, 80);

export const totalOf = ({ lines }: Pick<ProductDraft, 'lines'>): number =>
  lines.reduce((sum, { rupees }) => sum + (readRupees(rupees) ?? 0), 0);

const withHindi = (en: string, hi: string) =>
  hi.trim() === '' ? { en: en.trim() } : { en: en.trim(), hi: hi.trim() };

export function readDraft(draft: ProductDraft): { product: NewProduct } | { problems: Problems } {
  const problems: Record<string, TextId> = {};
  if (draft.nameEn.trim() === '') problems.nameEn = 'shop.nameRequired';
  if (draft.textEn.trim() === '') problems.textEn = 'shop.textRequired';
  if (!/^[a-z0-9-]{2,80}$/.test(draft.slug)) problems.slug = 'shop.slugInvalid';
  const lines = draft.lines.map(({ courseId, subjectIds, days, rupees }, place) => {
    const durationDays = /^\d{1,4}$/.test(days) ? Number(days) : 0;
    const pricePaise = readRupees(rupees);
    if (courseId === null) problems[`${place}.course`] = 'shop.courseRequired';
    if (subjectIds?.length === 0) problems[`${place}.subjects`] = 'shop.subjectsRequired';
    if (durationDays < 1 || durationDays > 3_660) problems[`${place}.days`] = 'shop.daysInvalid';
    if (pricePaise === null) problems[`${place}.rupees`] = 'shop.priceInvalid';
    return { courseId: courseId ?? 0, subjectIds, durationDays, pricePaise: pricePaise ?? 0 };
  });
  if (Object.keys(problems).length > 0) return { problems };
  const { slug, isOnSale } = draft;
  const name = withHindi(draft.nameEn, draft.nameHi);
  return { product: { slug, name, description: withHindi(draft.textEn, draft.textHi), isOnSale, lines } };
}
