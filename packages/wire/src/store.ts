import * as z from 'zod/mini';
import { contract } from './contract.ts';
import { id, idText } from './fields.ts';
import { netMeta, netPaging } from './paging.ts';

const store = '/api/Store/Store';
/** Rupees, at most two decimals. */
const rupees = z.number().check(z.gte(0), z.multipleOf(0.01));
/** The same amount, whole: what is reckoned with. */
export const paise = z.int().check(z.gte(0));
const couponCode = z.string().check(z.trim(), z.minLength(1), z.maxLength(30));
const anyId = z.union([id, idText]);

/** With colour and icon: the drawn cover shows the subjects' own books. */
const lineSubject = z.object({
  subjectId: id,
  subjectName: z.string(),
  subjectColorCode: z.nullable(z.string()),
  subjectIcon: z.nullable(z.string()),
});

/** What one line of a product opens. */
const productLine = z.object({
  courseId: id,
  courseName: z.string(),
  courseType: z.enum(['ClassRoom', 'Exam']),
  /** Null: all subjects. */
  subjects: z.nullable(z.array(lineSubject)),
  durationDays: z.int(),
  pricePaise: paise,
});

const product = z.object({
  productId: id,
  productName: z.string(),
  /** Board and class of the first line that is of a class room; null: for an exam. */
  boardId: z.nullable(id),
  boardName: z.nullable(z.string()),
  classId: z.nullable(id),
  className: z.nullable(z.string()),
  /** Of all lines; every subject of the course where a line covers all. */
  subjectId: z.array(id),
  subjectNames: z.array(z.string()),
  description: z.string(),
  /** Null: the cover is drawn. */
  thumbnailPath: z.nullable(z.string()),
  thumbnailImage: z.nullable(z.string()),
  price: rupees,
  pricePaise: paise,
  /** In words, in the language of the answer. */
  duration: z.string(),
  durationDays: z.int(),
  lines: z.array(productLine),
  isInCart: z.boolean(),
  /** The last day of what the student has of it already; buying makes it longer. */
  ownedUntil: z.nullable(z.string()),
});
export type WireProduct = z.infer<typeof product>;

export const listProducts = contract({
  summary: 'A page of the products that the brand sells to this student',
  family: 'net',
  method: 'GET',
  path: '/Product/GetProductList',
  query: z.object({ ClassId: z.optional(idText), BoardId: z.optional(idText), ...netPaging }),
  response: z.object({ products: z.array(product), meta: netMeta }),
});

const option = z.object({ id, name: z.string() });

export const listActiveBoards = contract({
  summary: 'Boards that something is sold for',
  family: 'net',
  method: 'GET',
  path: '/Master/GetActiveBoards',
  response: z.array(option),
});

export const listGradesByBoard = contract({
  summary: 'Classes of a board that something is sold for',
  family: 'net',
  method: 'GET',
  path: '/Master/GetGradesByBoard',
  query: z.object({ BoardId: idText }),
  response: z.array(option),
});

const cartItem = z.object({
  cartItemId: id,
  productId: id,
  productName: z.string(),
  description: z.string(),
  duration: z.string(),
  durationDays: z.int(),
  lines: z.array(productLine),
  /** The price of the catalogue, and what is to be paid: less with a coupon. */
  amount: rupees,
  totalAmount: rupees,
  amountPaise: paise,
  totalAmountPaise: paise,
  thumbnail: z.nullable(z.string()),
});
export type WireCartItem = z.infer<typeof cartItem>;

const cart = z.object({
  cartId: id,
  studentId: id,
  /** Counts every change of the cart. */
  version: z.int(),
  cartList: z.array(cartItem),
  /** A payment that the gateway has not decided on: paying again now would be paying twice. */
  pendingTransaction: z.nullable(z.string()),
  /** Checkout asks for a parent's code first. */
  needsParentApproval: z.boolean(),
  /** Seller's words about refunds, in the language of the answer; null: none. */
  refundPolicy: z.nullable(z.string()),
  gstIncluded: z.boolean(),
});
export type WireCart = z.infer<typeof cart>;

export const getCart = contract({
  summary: "The acting student's cart with the prices of now",
  family: 'net',
  method: 'GET',
  path: `${store}/GetCart`,
  response: cart,
});

const outcome = z.object({ isSuccess: z.boolean(), errorMessage: z.nullable(z.string()) });

export const addToCart = contract({
  summary: 'Puts a product into the cart, once; name, amount and picture of the request are not looked at',
  family: 'net',
  method: 'POST',
  path: `${store}/AddToCart`,
  body: z.object({
    productId: anyId,
    productName: z.optional(z.unknown()),
    amount: z.optional(z.unknown()),
    thumbnail: z.optional(z.unknown()),
  }),
  response: z.extend(outcome, { cartItemId: id }),
});

export const deleteFromCart = contract({
  summary: 'Takes an item out of the cart, by its id alone',
  family: 'net',
  method: 'POST',
  path: `${store}/DeleteFromCart`,
  body: z.object({
    cartItemId: anyId,
    productId: z.optional(z.unknown()),
    productName: z.optional(z.unknown()),
    amount: z.optional(z.unknown()),
    totalAmount: z.optional(z.unknown()),
    thumbnail: z.optional(z.unknown()),
  }),
  response: outcome,
});

export const applyCoupon = contract({
  summary: 'What the cart would cost with a coupon; nothing is reserved before checkout',
  family: 'net',
  method: 'GET',
  path: `${store}/ApplyCoupon`,
  query: z.object({ Code: couponCode }),
  response: z.object({
    isSuccess: z.boolean(),
    data: z.array(z.object({ productId: id, totalAmount: rupees, totalAmountPaise: paise })),
    /** What the coupon does, for the tag: percent, or paise. */
    coupon: z.object({ code: z.string(), kind: z.enum(['percent', 'amount']), value: z.int() }),
  }),
});

/** Empty: no coupon. */
export const optionalCoupon = z.optional(z.nullable(z.string().check(z.trim(), z.maxLength(30))));
export { anyId, outcome, store as storePath };
