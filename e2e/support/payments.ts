import { expect, type Page } from '@playwright/test';
import { useSimulator } from '../../apps/server/test/payment-simulator.ts';
import { readServices } from '../../apps/server/test/services.ts';
import { aarav, type Person } from './people.ts';
import type { Brand, School } from './school.ts';

/** The people behind the gateway. */
export const simulator = () => useSimulator(readServices().PAYMENT_SIMULATOR_URL);

/** A student whom only a parent's phone signs in gets a login with the usual password: theirs is nobody else's cart. */
export async function giveLogin(school: School, importRef: string, brand: Brand = 'shala'): Promise<Person> {
  const email = `${importRef}@students.example.org`;
  const [row] = await school.query<{ first_name: string }>(
    `INSERT INTO student_credential (student_id, tenant_id, email, password_hash)
     SELECT student.id, student.tenant_id, $2, known.password_hash
     FROM student, student_credential known
     WHERE student.import_ref = $1 AND known.email = $3
     ON CONFLICT (student_id) DO UPDATE SET email = excluded.email
     RETURNING (SELECT first_name FROM student WHERE id = student_id)`,
    [importRef, email, aarav.email],
  );
  if (!row) throw new Error(`the demo has no ${importRef}`);
  return { brand, email, firstName: row.first_name, course: '', courseSlug: '' };
}

/** From the list of courses into the cart, as people do. */
export async function putIntoCart(page: Page, product: string): Promise<void> {
  await page.goto(new URL('/products', page.url()).href);
  await page.getByRole('button', { name: `Buy Now: ${product}` }).click();
  await expect(page).toHaveURL(/\/cart$/);
  await expect(page.getByRole('main').getByText(product).first()).toBeVisible();
}

/** To the gateway's page. */
export async function checkOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Checkout' }).click();
  await expect(page.getByText('No real money: this gateway is a simulator.')).toBeVisible();
}

/** A button of the gateway's page. */
export const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

/** What the server says of a student's orders, behind the curtain. */
export const ordersOf = (school: School, importRef: string) =>
  school.query<{ reference: string; state: string; total: number; receipts: number; granted: number }>(
    `SELECT shop_order.reference, shop_order.state, shop_order.total_paise AS total,
       (SELECT count(*)::int FROM receipt WHERE receipt.order_id = shop_order.id) AS receipts,
       (SELECT count(*)::int FROM order_line
        WHERE order_line.order_id = shop_order.id AND order_line.outcome = 'granted') AS granted
     FROM shop_order JOIN student ON student.id = shop_order.student_id
     WHERE student.import_ref = $1 ORDER BY shop_order.id`,
    [importRef],
  );

/** Every heading this page ever shows, also one that stands for three seconds only on a busy machine. */
export async function watchHeadings(page: Page): Promise<string[]> {
  const seen: string[] = [];
  await page.exposeFunction('noteHeading', (text: string) => void seen.push(text));
  await page.addInitScript(() => {
    const { noteHeading } = window as unknown as { noteHeading: (text: string) => void };
    const known = new Set<string>();
    new MutationObserver(() => {
      for (const { textContent } of document.querySelectorAll('h1')) {
        if (textContent === null || known.has(textContent)) continue;
        known.add(textContent);
        noteHeading(textContent);
      }
    }).observe(document, { subtree: true, childList: true, characterData: true });
  });
  return seen;
}
