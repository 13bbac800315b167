import { cart, cartItem, couponAnswer } from '@shala/api-client/example-store.ts';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { exampleBrand } from '../test-support/example-brand.ts';
import { leaveApp, openApp, signInBefore } from '../test-support/open-app.tsx';
import { type Answer, openSchool, type School } from '../test-support/school-server.ts';

let school: School;
const store = '/api/Store/Store';
const ok = (body: unknown) => (): Answer => ({ status: 200, body });
const refuse =
  (errorMessage: string, status = 422) =>
  (): Answer => ({
    status,
    body: { isSuccess: false, errorMessage, code: 'x' },
  });
const whole = cartItem(1, 'Class 8 Complete', 599_900);
const part = cartItem(2, 'Mathematics and Physics', 229_905);

beforeAll(async () => {
  await import('#pages/main-layout.tsx');
  await import('#pages/cart-page.tsx');
  await import('@shala/ui/dialog-body.tsx');
}, 60_000);

beforeEach(async () => {
  school = await openSchool();
  signInBefore();
});
afterEach(async () => {
  leaveApp();
  await school.close();
});

const hold = (items: Parameters<typeof cart>[0], more: Parameters<typeof cart>[1] = {}) =>
  school.answer(`${store}/GetCart`, ok(cart(items, more)));
const accept = (code: string) =>
  school.answer(`${store}/ApplyCoupon`, ok(couponAnswer(code, [whole, { ...part, amountPaise: 229_900 }])));
const asked = (end: string) => school.asked.filter(({ path }) => path === `${store}/${end}`);
const row = async (name: string) =>
  within((await screen.findByRole('heading', { level: 2, name })).closest('li') as HTMLElement);
const bill = () => within(screen.getByRole('region', { name: 'Price details' }));
const total = () => bill().getByText('Total').nextElementSibling?.textContent;
const applyCode = async (code: string) => {
  fireEvent.change(await screen.findByLabelText('Coupon code'), { target: { value: code } });
  fireEvent.click(screen.getByRole('button', { name: 'Apply' }));
};

describe('/cart', () => {
  test('[RT-43] [ST-07] [ST-08] shows each item with picture, name, Remove and price, the Total and Checkout', async () => {
    hold([whole, { ...part, thumbnail: 'http://127.0.0.1:9/part.png' }]);
    await openApp('/cart');
    await screen.findAllByRole('heading', { level: 1, name: 'Cart' });
    const first = await row('Class 8 Complete');
    first.getByText('₹5,999');
    first.getByRole('button', { name: 'Remove Class 8 Complete' });
    const items = screen.getByRole('list', { name: 'In your cart' }).querySelectorAll('li');
    expect(items[0]?.querySelector('svg text')?.textContent).toBe('8');
    expect(items[1]?.querySelector('img')?.getAttribute('src')).toBe('http://127.0.0.1:9/part.png');
    expect(items[0]?.querySelector('s')).toBeNull();
    bill().getByRole('button', { name: 'Checkout' });
    expect(screen.getAllByText('2 courses for Ananya')).not.toHaveLength(0);
  });

  test('[ST-14] [BR-19] the total is in rupees; paise are shown only where there are some', async () => {
    hold([whole, part]);
    await openApp('/cart');
    await row('Class 8 Complete');
    expect(total()).toBe('₹8,298.05');
    leaveApp();
    signInBefore();
    hold([whole, { ...part, amountPaise: 229_900 }]);
    await openApp('/cart');
    await row('Class 8 Complete');
    expect(total()).toBe('₹8,298');
  });

  test('[ST-09] [ST-13] a coupon becomes a tag that can be closed; the server prices each item, and closing it puts all back', async () => {
    hold([whole, { ...part, amountPaise: 229_900 }]);
    accept('SHALA10');
    await openApp('/cart');
    await screen.findByRole('heading', { level: 2, name: 'Promotions' });
    await applyCode(' shala10 ');
    const close = await screen.findByRole('button', { name: 'Remove coupon SHALA10' });
    expect(asked('ApplyCoupon').map(({ search }) => search.get('Code'))).toEqual(['shala10']);
    screen.getByText('10% off');
    const first = await row('Class 8 Complete');
    expect(first.getByText('₹5,399.10').tagName).toBe('B');
    expect(first.getByText('₹5,999').tagName).toBe('S');
    first.getByText('You save ₹599.90');
    bill().getByText('−₹829.80');
    expect(total()).toBe('₹7,468.20');
    fireEvent.click(close);
    expect(screen.queryByRole('button', { name: /^Remove coupon/ })).toBeNull();
    expect(first.getByText('₹5,999').tagName).toBe('B');
    expect(total()).toBe('₹8,298');
  });

  test('a coupon outlives a reload; once the server refuses it, it is dropped and the cart costs what it did', async () => {
    hold([whole]);
    accept('SHALA10');
    await openApp('/cart');
    await applyCode('SHALA10');
    await screen.findByRole('button', { name: 'Remove coupon SHALA10' });
    const kept = sessionStorage.getItem('COUPON_7');
    leaveApp();
    signInBefore();
    sessionStorage.setItem('COUPON_7', kept ?? '');
    await openApp('/cart');
    await screen.findByRole('button', { name: 'Remove coupon SHALA10' });
    leaveApp();
    signInBefore();
    sessionStorage.setItem('COUPON_7', kept ?? '');
    school.answer(`${store}/ApplyCoupon`, refuse('This coupon has expired.'));
    await openApp('/cart');
    await screen.findByText('This coupon has expired.');
    expect(total()).toBe('₹5,999');
    expect(sessionStorage.getItem('COUPON_7')).toBeNull();
  });

  test('[ER-33] a coupon that is refused says so, with the reason at the field, and can be tried again', async () => {
    hold([whole]);
    school.answer(`${store}/ApplyCoupon`, refuse('This coupon has been used up.'));
    await openApp('/cart');
    await applyCode('FIRST50');
    const toast = (await screen.findByText('Unable to apply Coupon')).closest('li, [role]');
    expect(toast?.textContent).toContain('Failed');
    await screen.findByText('This coupon has been used up.');
    expect(screen.getByLabelText('Coupon code').getAttribute('aria-invalid')).toBe('true');
    accept('FIRST50');
    fireEvent.click(screen.getByRole('button', { name: 'Apply' }));
    await screen.findByRole('button', { name: 'Remove coupon FIRST50' });
    expect(screen.queryByText('This coupon has been used up.')).toBeNull();
  });

  test('without a code nothing is asked', async () => {
    hold([whole]);
    await openApp('/cart');
    await applyCode('  ');
    screen.getByText('Type a coupon code first.');
    expect(asked('ApplyCoupon')).toEqual([]);
  });

  test('[ST-10] [ST-12] removing asks first; then the item goes and the list is loaded again, also with the coupon', async () => {
    hold([whole, part]);
    accept('SHALA10');
    await openApp('/cart');
    await applyCode('SHALA10');
    await screen.findByRole('button', { name: 'Remove coupon SHALA10' });
    const pressRemove = async () =>
      fireEvent.click((await row('Mathematics and Physics')).getByRole('button', { name: /^Remove/ }));
    await pressRemove();
    let dialog = within(await screen.findByRole('dialog', { name: 'Are you sure to delete the Product?' }));
    dialog.getByText('This product will be deleted permanently');
    fireEvent.click(dialog.getByRole('button', { name: 'Keep it' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(asked('DeleteFromCart')).toEqual([]);
    await pressRemove();
    dialog = within(await screen.findByRole('dialog'));
    school.answer(`${store}/DeleteFromCart`, () => {
      hold([whole]);
      return { status: 200, body: { isSuccess: true, errorMessage: null } };
    });
    fireEvent.click(dialog.getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(screen.queryByText('Mathematics and Physics')).toBeNull());
    expect(asked('DeleteFromCart').map(({ body }) => body)).toEqual([{ cartItemId: 20 }]);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() =>
      expect(document.activeElement).toBe(screen.getByRole('list', { name: 'In your cart' })),
    );
    await waitFor(() => expect(total()).toBe('₹5,399.10'));
  });

  test('[ST-11] after the last item there is nothing, and a way to the courses', async () => {
    hold([whole]);
    await openApp('/cart');
    fireEvent.click((await row('Class 8 Complete')).getByRole('button', { name: /^Remove/ }));
    school.answer(`${store}/DeleteFromCart`, () => {
      hold([]);
      return { status: 200, body: { isSuccess: true, errorMessage: null } };
    });
    fireEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Delete' }));
    const empty = await screen.findByText('No Cart item found.');
    expect(screen.getByRole('link', { name: 'See the courses' }).getAttribute('href')).toBe('/products');
    expect(screen.queryByRole('button', { name: 'Checkout' })).toBeNull();
    expect(document.activeElement?.contains(empty)).toBe(true);
    expect(document.activeElement).not.toBe(document.body);
  });

  test('[ER-32] an item that cannot be removed says so and stays', async () => {
    hold([whole]);
    school.answer(`${store}/DeleteFromCart`, () => ({ status: 500, body: {} }));
    await openApp('/cart');
    fireEvent.click((await row('Class 8 Complete')).getByRole('button', { name: /^Remove/ }));
    fireEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Delete' }));
    const toast = (await screen.findByText('something went wrong')).closest('li, [role]');
    expect(toast?.textContent).toContain('Failed');
    await row('Class 8 Complete');
  });

  test('[ER-31] a cart that does not come says so, and another try brings it', async () => {
    school.answer(`${store}/GetCart`, refuse('no'));
    await openApp('/cart');
    const toast = (await screen.findByText('Failed')).closest('li, [role]');
    expect(toast?.textContent).toContain('Unable to fetch the product list');
    hold([whole]);
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await row('Class 8 Complete');
  });

  test('a payment that is not decided yet is shown before anything else, with the way to it', async () => {
    hold([whole], { pendingTransaction: 'ref-1', refundPolicy: 'Within seven days.' });
    await openApp('/cart');
    await screen.findByText('A payment is being confirmed');
    expect(screen.getByRole('link', { name: 'See the payment' }).getAttribute('href')).toBe(
      '/pgResponse/ref-1',
    );
    screen.getByText('Within seven days.');
  });
});

describe('the cart in the bar', () => {
  test('[NV-09] [BR-18] stands in both headers of the student app, with the number of items, and leads to the cart', async () => {
    hold([whole, part]);
    await openApp('/cart');
    const icons = await screen.findAllByRole('link', { name: 'Cart, 2 items' });
    expect(icons).toHaveLength(2);
    for (const icon of icons) {
      expect(icon.getAttribute('href')).toBe('/cart');
      expect(icon.textContent).toBe('2');
    }
  });

  test('[BR-18] no other role has one, and no brand that sells nothing here', async () => {
    signInBefore('tutor');
    await openApp('/learn');
    await screen.findByText(/not authori[sz]ed/i);
    expect(screen.queryByRole('link', { name: /^Cart/ })).toBeNull();
    leaveApp();
    signInBefore();
    await openApp('/learn', { ...exampleBrand, flags: { ...exampleBrand.flags, store: 'off' } });
    await screen.findAllByRole('heading', { level: 1, name: 'Learn' });
    expect(screen.queryByRole('link', { name: /^Cart/ })).toBeNull();
  });
});
