import * as z from 'zod';
import { findCourse } from '#modules/catalogue/index.ts';
import { findProduct, saveProduct } from '#modules/shop/index.ts';
import type { ImportContext } from '../context.ts';
import { localText, paise, record, slug } from '../fields.ts';
import type { Kind } from '../kind.ts';
import { inside, type Place } from '../source.ts';
import { findTenantId } from './find-tenant-id.ts';
import { findSubjects } from './teaching.ts';

const line = record({
  course: z.string(),
  subjects: z
    .union([z.literal('all'), z.array(z.string()).min(1)], { error: 'must be all or a list of subjects' })
    .default('all'),
  duration_days: z.int().min(1).max(3660),
  price_paise: paise,
});

const schema = record({
  slug,
  tenant: z.string(),
  name: localText,
  description: localText,
  is_on_sale: z.boolean().default(true),
  lines: z.array(line).min(1).max(20),
});
type Product = z.infer<typeof schema>;

export const products: Kind<Product> = {
  list: 'products',
  schema,
  async save(context, product, at) {
    context.claim('product', `${product.tenant}/${product.slug}`, at);
    const tenantId = await findTenantId(context, product.tenant, inside(at, 'tenant'));
    if (tenantId === null) return;
    const lines = await findLines(context, tenantId, product.lines, inside(at, 'lines'));
    if (lines === null) return;
    const { slug: name } = product;
    const saved = await context.attempt(at, async () =>
      saveProduct(context.tx, {
        shopkeeper: { tenantId, staffId: null },
        productId: await findProduct(context.tx, tenantId, name),
        input: {
          slug: name,
          name: product.name,
          description: product.description,
          isOnSale: product.is_on_sale,
          lines,
        },
      }),
    );
    if (saved !== null) context.count('products', saved.change);
  },
};

async function findLines(context: ImportContext, tenantId: number, lines: Product['lines'], at: Place) {
  const found = [];
  for (const [index, { course, subjects, ...line }] of lines.entries()) {
    const place = inside(at, index);
    const courseId = await context.find('course', course, inside(place, 'course'), () =>
      findCourse(context.tx, tenantId, course),
    );
    if (courseId === null) continue;
    const ids = await findSubjects(context, courseId, subjects, inside(place, 'subjects'));
    const subjectIds = ids.filter((id) => id !== null);
    if (subjects !== 'all' && subjectIds.length < subjects.length) continue;
    found.push({
      courseId,
      subjectIds: subjects === 'all' ? null : subjectIds,
      durationDays: line.duration_days,
      pricePaise: line.price_paise,
    });
  }
  return found.length < lines.length ? null : found;
}
