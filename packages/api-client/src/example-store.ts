import type { ResponseOf } from '@shala/wire/contract.ts';
import type { applyCoupon, WireCart, WireCartItem, WireProduct } from '@shala/wire/store.ts';

const mathematics = { subjectId: 1, subjectName: 'Mathematics', subjectColorCode: '1', subjectIcon: 'sigma' };
const physics = { subjectId: 3, subjectName: 'Physics', subjectColorCode: '2', subjectIcon: 'atom' };

/** Answers of a shop, as the wire writes them. */
export const product = (id: number, more: Partial<WireProduct> = {}): WireProduct => ({
  productId: id,
  productName: 'Class 8 Mathematics and Physics, CBSE',
  boardId: 2,
  boardName: 'CBSE',
  classId: 12,
  className: 'Class 8',
  subjectId: [1, 3],
  subjectNames: ['Mathematics', 'Physics'],
  description: 'Two subjects for half a year.',
  thumbnailPath: null,
  thumbnailImage: null,
  price: 2299,
  pricePaise: 229900,
  duration: '6 months',
  durationDays: 180,
  lines: [
    {
      courseId: 12,
      courseName: 'Class 8',
      courseType: 'ClassRoom',
      subjects: [mathematics, physics],
      durationDays: 180,
      pricePaise: 229900,
    },
  ],
  isInCart: false,
  ownedUntil: null,
  ...more,
});

export const shopMeta = {
  currentPage: 1,
  totalPages: 1,
  totalCount: 1,
  nextPage: null,
  previousPage: null,
  pageSize: 10,
};

/** The item of a product at its price; an id ten times the product's. */
export const cartItem = (productId: number, name: string, pricePaise: number): WireCartItem => ({
  cartItemId: productId * 10,
  productId,
  productName: name,
  description: 'All subjects of the class for one year.',
  duration: '12 months',
  durationDays: 365,
  lines: [
    {
      courseId: 12,
      courseName: 'Class 8',
      courseType: 'ClassRoom',
      subjects: null,
      durationDays: 365,
      pricePaise,
    },
  ],
  amount: pricePaise / 100,
  totalAmount: pricePaise / 100,
  amountPaise: pricePaise,
  totalAmountPaise: pricePaise,
  thumbnail: null,
});

export const cart = (cartList: WireCartItem[], more: Partial<WireCart> = {}): WireCart => ({
  cartId: 5,
  studentId: 7,
  version: 1,
  cartList,
  pendingTransaction: null,
  needsParentApproval: false,
  refundPolicy: null,
  gstIncluded: true,
  ...more,
});

/** A tenth less on each product of the cart. */
export const couponAnswer = (
  code: string,
  cartList: readonly WireCartItem[],
): ResponseOf<typeof applyCoupon> => ({
  isSuccess: true,
  data: cartList.map(({ productId, amountPaise }) => ({
    productId,
    totalAmount: (amountPaise * 0.9) / 100,
    totalAmountPaise: amountPaise * 0.9,
  })),
  coupon: { code, kind: 'percent', value: 10 },
});
