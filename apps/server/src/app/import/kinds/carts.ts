import * as z from 'zod';
import { findStudentByRef } from '#modules/accounts/index.ts';
import { saveCart } from '#modules/shop/index.ts';
import { record } from '../fields.ts';
import type { Kind } from '../kind.ts';
import { inside } from '../source.ts';
import { findProducts } from './find-products.ts';
import { findTenantId } from './find-tenant-id.ts';

const schema = record({
  tenant: z.string(),
  student: z.string(),
  products: z.array(z.string()).min(1).max(20),
});

export const carts: Kind<z.infer<typeof schema>> = {
  list: 'carts',
  schema,
  async save(context, { tenant, student, products }, at) {
    context.claim('cart of', `${tenant}/${student}`, at);
    const tenantId = await findTenantId(context, tenant, inside(at, 'tenant'));
    if (tenantId === null) return;
    const studentId = await context.find('student', student, inside(at, 'student'), () =>
      findStudentByRef(context.tx, tenantId, student),
    );
    const productIds = await findProducts(context, tenantId, products, inside(at, 'products'));
    if (studentId === null || productIds === null) return;
    context.count('carts', await saveCart(context.tx, { buyer: { tenantId, studentId }, productIds }));
  },
};
