import type { StudentTable } from '#platform/student-data.ts';

const accounts = { keep: 'accounts are kept for eight years after the end of the financial year' };

/** Children first. What money was taken or given back for stays; what was only looked at goes. */
export const shopTables: readonly StudentTable[] = [
  {
    table: 'money_entry',
    export: ['order_id', 'payment_id', 'refund_id', 'kind', 'amount_paise', 'at'],
    erase: accounts,
  },
  {
    table: 'credit_note',
    export: ['refund_id', 'financial_year', 'number', 'document', 'issued_at'],
    erase: accounts,
  },
  {
    table: 'receipt',
    export: ['order_id', 'financial_year', 'number', 'document', 'issued_at'],
    erase: accounts,
  },
  {
    table: 'refund',
    export: ['order_id', 'line_no', 'amount_paise', 'reason', 'message', 'state', 'created_at', 'done_at'],
    erase: accounts,
  },
  {
    table: 'payment',
    export: ['order_id', 'gateway', 'gateway_ref', 'amount_paise', 'currency', 'method', 'role', 'taken_at'],
    erase: accounts,
  },
  {
    table: 'coupon_use',
    export: ['order_id', 'coupon_id', 'state'],
    erase: { keep: 'the limit of the coupon is counted by it, and it belongs to an order that is kept' },
  },
  {
    table: 'order_line',
    export: [
      'order_id',
      'line_no',
      'product_name',
      'duration_days',
      'price_paise',
      'discount_paise',
      'outcome',
    ],
    erase: accounts,
  },
  {
    table: 'shop_order',
    export: ['id', 'reference', 'state', 'subtotal_paise', 'discount_paise', 'total_paise', 'created_at'],
    erase: accounts,
  },
  {
    table: 'purchase_approval',
    export: ['total_paise', 'approved_at'],
    erase: { keep: 'proof that a parent allowed the purchase' },
  },
  { table: 'cart_item', export: ['product_id', 'added_at'], erase: 'delete' },
  { table: 'cart', export: ['id', 'version'], erase: 'delete' },
];
