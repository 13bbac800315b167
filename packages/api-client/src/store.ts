import type { ResponseOf } from '@shala/wire/contract.ts';
import type * as wire from '@shala/wire/store.ts';
import { ApiError } from './api-error.ts';
import type { Transport } from './transport.ts';

export interface LineSubject {
  readonly id: number;
  readonly name: string;
  readonly colourCode: string;
  readonly icon: string | null;
}

/** What one line of a product opens. */
export interface ProductLine {
  readonly courseId: number;
  readonly courseName: string;
  readonly isExam: boolean;
  /** Null: all subjects. */
  readonly subjects: readonly LineSubject[] | null;
}

export interface Product {
  readonly id: number;
  readonly name: string;
  readonly description: string;
  /** Null: for an exam. */
  readonly boardName: string | null;
  readonly className: string | null;
  readonly subjectNames: readonly string[];
  readonly pricePaise: number;
  /** In words, in the language of the answer. */
  readonly duration: string;
  readonly pictureUrl: string | null;
  readonly lines: readonly ProductLine[];
  readonly isInCart: boolean;
  /** The last day of what the student has of it already. */
  readonly ownedUntil: string | null;
}

export interface ProductsPage {
  readonly products: readonly Product[];
  readonly page: number;
  readonly pages: number;
  readonly total: number;
}

export interface ProductsRequest {
  readonly page: number;
  readonly boardId?: number | undefined;
  readonly classId?: number | undefined;
  readonly signal?: AbortSignal;
}

const pageSize = 10;
const store = '/api/Store/Store';

export async function listProducts(
  transport: Transport,
  { page, boardId, classId, signal }: ProductsRequest,
): Promise<ProductsPage> {
  const { products, meta } = await transport.send<ResponseOf<typeof wire.listProducts>>({
    family: 'net',
    method: 'GET',
    path: '/Product/GetProductList',
    query: {
      ...(boardId !== undefined && { BoardId: String(boardId) }),
      ...(classId !== undefined && { ClassId: String(classId) }),
      CurrentPage: String(page),
      Pagesize: String(pageSize),
    },
    signal,
  });
  return {
    products: products.map(toProduct),
    page: meta.currentPage,
    pages: meta.totalPages,
    total: meta.totalCount,
  };
}

export interface Choice {
  readonly id: number;
  readonly name: string;
}

/** Boards that something is sold for. */
export async function listBoards(transport: Transport, signal?: AbortSignal): Promise<Choice[]> {
  const boards = await transport.send<ResponseOf<typeof wire.listActiveBoards>>({
    family: 'net',
    method: 'GET',
    path: '/Master/GetActiveBoards',
    signal,
  });
  return boards.map(toChoice);
}

/** Classes of a board that something is sold for. */
export async function listGrades(
  transport: Transport,
  { boardId, signal }: { boardId: number; signal?: AbortSignal },
): Promise<Choice[]> {
  const grades = await transport.send<ResponseOf<typeof wire.listGradesByBoard>>({
    family: 'net',
    method: 'GET',
    path: '/Master/GetGradesByBoard',
    query: { BoardId: String(boardId) },
    signal,
  });
  return grades.map(toChoice);
}

export interface CartItem {
  readonly id: number;
  readonly productId: number;
  readonly name: string;
  readonly description: string;
  readonly duration: string;
  readonly lines: readonly ProductLine[];
  readonly pricePaise: number;
  readonly pictureUrl: string | null;
}

export interface Cart {
  readonly id: number;
  /** Counts every change. */
  readonly version: number;
  readonly items: readonly CartItem[];
  /** The reference of a payment that the gateway has not decided on; null: none. */
  readonly pendingTransaction: string | null;
  readonly needsParentApproval: boolean;
  /** The seller's words about refunds; null: none. */
  readonly refundPolicy: string | null;
  readonly isGstIncluded: boolean;
}

export async function getCart(transport: Transport, signal?: AbortSignal): Promise<Cart> {
  const cart = await transport.send<wire.WireCart>({
    family: 'net',
    method: 'GET',
    path: `${store}/GetCart`,
    signal,
  });
  return {
    id: cart.cartId,
    version: cart.version,
    items: cart.cartList.map(toCartItem),
    pendingTransaction: cart.pendingTransaction,
    needsParentApproval: cart.needsParentApproval,
    refundPolicy: cart.refundPolicy,
    isGstIncluded: cart.gstIncluded,
  };
}

export async function addToCart(transport: Transport, productId: number): Promise<void> {
  needSuccess(
    await transport.send<Outcome>({
      family: 'net',
      method: 'POST',
      path: `${store}/AddToCart`,
      body: { productId },
    }),
  );
}

export async function removeFromCart(transport: Transport, cartItemId: number): Promise<void> {
  needSuccess(
    await transport.send<Outcome>({
      family: 'net',
      method: 'POST',
      path: `${store}/DeleteFromCart`,
      body: { cartItemId },
    }),
  );
}

export interface Coupon {
  readonly code: string;
  /** In percent, or in paise. */
  readonly kind: 'percent' | 'amount';
  readonly value: number;
  /** What each product costs with it. */
  readonly totals: readonly { readonly productId: number; readonly paise: number }[];
}

/** What the cart would cost with a coupon; a refusal throws, with its reason. */
export async function applyCoupon(
  transport: Transport,
  { code, signal }: { code: string; signal?: AbortSignal },
): Promise<Coupon> {
  const answer = await transport.send<ResponseOf<typeof wire.applyCoupon>>({
    family: 'net',
    method: 'GET',
    path: `${store}/ApplyCoupon`,
    query: { Code: code },
    signal,
  });
  needSuccess(answer);
  const { data, coupon } = answer;
  return {
    code: coupon.code,
    kind: coupon.kind,
    value: coupon.value,
    totals: data.map(({ productId, totalAmountPaise }) => ({ productId, paise: totalAmountPaise })),
  };
}

interface Outcome {
  readonly isSuccess: boolean;
  readonly errorMessage?: string | null;
}

/** A refusal may also come as an answer that says so. */
function needSuccess({ isSuccess, errorMessage }: Outcome): void {
  if (isSuccess) return;
  throw new ApiError({
    status: 200,
    code: 'refused',
    message: errorMessage ?? '',
    retryAfter: null,
    requestId: null,
  });
}

const toChoice = ({ id, name }: { id: number; name: string }): Choice => ({ id, name });

const toLine = (line: wire.WireProduct['lines'][number]): ProductLine => ({
  courseId: line.courseId,
  courseName: line.courseName,
  isExam: line.courseType === 'Exam',
  subjects:
    line.subjects?.map((subject) => ({
      id: subject.subjectId,
      name: subject.subjectName,
      colourCode: subject.subjectColorCode ?? '',
      icon: subject.subjectIcon,
    })) ?? null,
});

const toProduct = (product: wire.WireProduct): Product => ({
  id: product.productId,
  name: product.productName,
  description: product.description,
  boardName: product.boardName,
  className: product.className,
  subjectNames: product.subjectNames,
  pricePaise: product.pricePaise,
  duration: product.duration,
  pictureUrl: product.thumbnailImage ?? product.thumbnailPath,
  lines: product.lines.map(toLine),
  isInCart: product.isInCart,
  ownedUntil: product.ownedUntil,
});

const toCartItem = (item: wire.WireCartItem): CartItem => ({
  id: item.cartItemId,
  productId: item.productId,
  name: item.productName,
  description: item.description,
  duration: item.duration,
  lines: item.lines.map(toLine),
  pricePaise: item.amountPaise,
  pictureUrl: item.thumbnail,
});
