import { inLocale, type Locale } from '@shala/brand/brand.ts';
import type { WireCart, WireCartItem, WireProduct } from '@shala/wire/store.ts';
import type { Storage } from '#platform/storage.ts';
import { durationWords } from '../domain/duration-words.ts';
import type { ShownCart } from '../get-cart.ts';
import type { OfferedProduct } from '../list-products.ts';
import type { CartItem } from '../open-cart.ts';
import { durationOf, type ProductLine, priceOf } from '../product.ts';

type Links = Pick<Storage, 'signedUrl'>;

export const rupeesOf = (paise: number): number => paise / 100;

const presentLine = (line: ProductLine, locale: Locale): WireProduct['lines'][number] => ({
  courseId: line.courseId,
  courseName: inLocale(line.courseName, locale),
  courseType: line.courseKind === 'exam' ? 'Exam' : 'ClassRoom',
  subjects: line.coversAll
    ? null
    : line.subjects.map((subject) => ({
        subjectId: subject.id,
        subjectName: inLocale(subject.name, locale),
        subjectColorCode: subject.colour === null ? null : String(subject.colour),
        subjectIcon: subject.icon,
      })),
  durationDays: line.durationDays,
  pricePaise: line.pricePaise,
});

export async function presentProduct(
  files: Links,
  { product, isInCart, ownedUntil }: OfferedProduct,
  locale: Locale,
): Promise<WireProduct> {
  const picture = await files.signedUrl(product.pictureKey);
  const place = product.lines.find(({ courseKind }) => courseKind === 'class_room');
  const subjects = [
    ...new Map(
      product.lines.flatMap((line) => line.subjects.map((subject) => [subject.id, subject])),
    ).values(),
  ];
  return {
    productId: product.id,
    productName: inLocale(product.name, locale),
    boardId: place?.board?.id ?? null,
    boardName: place?.board ? inLocale(place.board.name, locale) : null,
    classId: place?.courseId ?? null,
    className: place ? inLocale(place.courseName, locale) : null,
    subjectId: subjects.map(({ id }) => id),
    subjectNames: subjects.map(({ name }) => inLocale(name, locale)),
    description: inLocale(product.description, locale),
    thumbnailPath: picture,
    thumbnailImage: picture,
    price: rupeesOf(priceOf(product)),
    pricePaise: priceOf(product),
    duration: durationWords(durationOf(product), locale),
    durationDays: durationOf(product),
    lines: product.lines.map((line) => presentLine(line, locale)),
    isInCart,
    ownedUntil,
  };
}

async function presentItem(files: Links, { id, product }: CartItem, locale: Locale): Promise<WireCartItem> {
  const price = priceOf(product);
  return {
    cartItemId: id,
    productId: product.id,
    productName: inLocale(product.name, locale),
    description: inLocale(product.description, locale),
    duration: durationWords(durationOf(product), locale),
    durationDays: durationOf(product),
    lines: product.lines.map((line) => presentLine(line, locale)),
    amount: rupeesOf(price),
    totalAmount: rupeesOf(price),
    amountPaise: price,
    totalAmountPaise: price,
    thumbnail: await files.signedUrl(product.pictureKey),
  };
}

export const presentCart = async (
  files: Links,
  { cart, studentId, locale }: { cart: ShownCart; studentId: number; locale: Locale },
): Promise<WireCart> => ({
  cartId: cart.cartId,
  studentId,
  version: cart.version,
  cartList: await Promise.all(cart.items.map((item) => presentItem(files, item, locale))),
  pendingTransaction: cart.pendingReference,
  needsParentApproval: cart.needsParentApproval,
  refundPolicy: cart.refundPolicy,
  gstIncluded: cart.gstIncluded,
});
