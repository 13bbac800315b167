import { product, shopMeta } from '@shala/api-client/example-store.ts';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { exampleBrand } from '../test-support/example-brand.ts';
import { leaveApp, openApp, signInBefore } from '../test-support/open-app.tsx';
import { type Answer, openSchool, type School } from '../test-support/school-server.ts';

let school: School;
const listPath = '/Product/GetProductList';
const addPath = '/api/Store/Store/AddToCart';
const ok = (body: unknown) => (): Answer => ({ status: 200, body });

beforeAll(async () => {
  await import('#pages/main-layout.tsx');
  await import('#pages/products-page.tsx');
  await import('#pages/cart-page.tsx');
  await import('@shala/ui/dialog-body.tsx');
  await import('@shala/ui/sheet-body.tsx');
}, 60_000);

beforeEach(async () => {
  school = await openSchool();
  school.answer('/Master/GetActiveBoards', ok([{ id: 2, name: 'CBSE' }]));
  school.answer('/Master/GetGradesByBoard', ok([{ id: 12, name: 'Class 8' }]));
  signInBefore();
});
afterEach(async () => {
  leaveApp();
  await school.close();
});

const sell = (...products: ReturnType<typeof product>[]) =>
  school.answer(listPath, ok({ products, meta: { ...shopMeta, totalCount: products.length } }));
const asked = (path: string) => school.asked.filter((one) => one.path === path);
const card = async (name: string) =>
  within((await screen.findByRole('heading', { level: 2, name })).closest('article') as HTMLElement);
const name = 'Class 8 Mathematics and Physics, CBSE';

describe('/products', () => {
  test('[RT-42] [ST-01] is titled Courses; a card has a picture or a drawn one, its name, See Details and Buy Now', async () => {
    sell(
      product(1),
      product(2, { productName: 'Class 9 Complete', thumbnailImage: 'http://127.0.0.1:9/nine.png' }),
    );
    await openApp('/products');
    await screen.findAllByRole('heading', { level: 1, name: 'Courses' });
    const drawn = await card(name);
    const shown = screen.getByRole('heading', { name }).closest('article');
    expect(shown?.querySelector('svg .s1')).not.toBeNull();
    expect(shown?.querySelector('img')).toBeNull();
    drawn.getByText('₹2,299');
    drawn.getByRole('button', { name: /^See Details/ });
    drawn.getByRole('button', { name: /^Buy Now/ });
    const photographed = screen.getByRole('heading', { name: 'Class 9 Complete' }).closest('article');
    expect(photographed?.querySelector('img')?.getAttribute('src')).toBe('http://127.0.0.1:9/nine.png');
  });

  test('[ST-05] asks for the first page of ten, and for the page the address names', async () => {
    school.answer(listPath, ({ search }) => ({
      status: 200,
      body: {
        products: [product(Number(search.get('CurrentPage')))],
        meta: { ...shopMeta, currentPage: Number(search.get('CurrentPage')), totalPages: 2, totalCount: 11 },
      },
    }));
    const router = await openApp('/products?board=2');
    fireEvent.click(await screen.findByRole('link', { name: 'Page 2' }));
    await waitFor(() => expect(asked(listPath)).toHaveLength(2));
    expect(asked(listPath).map(({ search }) => Object.fromEntries(search))).toEqual([
      { BoardId: '2', CurrentPage: '1', Pagesize: '10' },
      { BoardId: '2', CurrentPage: '2', Pagesize: '10' },
    ]);
    expect(router.state.location.search).toEqual({ board: 2, page: 2 });
  });

  test('[ST-02] the filter drawer cuts the list down to a board and a class; Reset shows all again', async () => {
    sell(product(1));
    const router = await openApp('/products');
    await card(name);
    fireEvent.click(screen.getByRole('button', { name: 'Filter' }));
    const board = (await screen.findByLabelText('Board')) as HTMLSelectElement;
    const grade = screen.getByLabelText('Class') as HTMLSelectElement;
    expect(grade.disabled).toBe(true);
    await within(board).findByRole('option', { name: 'CBSE' });
    fireEvent.change(board, { target: { value: '2' } });
    await within(grade).findByRole('option', { name: 'Class 8' });
    fireEvent.change(grade, { target: { value: '12' } });
    expect(asked(listPath)).toHaveLength(1);
    fireEvent.click(screen.getByRole('button', { name: 'Apply' }));
    await waitFor(() => expect(router.state.location.search).toEqual({ board: 2, class: 12 }));
    await waitFor(() =>
      expect(Object.fromEntries(asked(listPath).at(-1)?.search ?? [])).toMatchObject({
        BoardId: '2',
        ClassId: '12',
      }),
    );
    await screen.findByRole('button', { name: 'Remove the filter Class 8' });
    fireEvent.click(screen.getByRole('button', { name: 'Filter' }));
    expect(((await screen.findByLabelText('Board')) as HTMLSelectElement).value).toBe('2');
    fireEvent.click(screen.getByRole('button', { name: 'Reset' }));
    await waitFor(() => expect(router.state.location.search).toEqual({}));
    await waitFor(() => expect(screen.queryByRole('button', { name: /^Remove the filter/ })).toBeNull());
  });

  test('[ST-03] the details tell Board, Class, Subjects, Price, Duration and the description', async () => {
    sell(product(1));
    await openApp('/products');
    fireEvent.click((await card(name)).getByRole('button', { name: /^See Details/ }));
    const details = within(await screen.findByRole('dialog', { name }));
    const facts = Object.fromEntries(
      details.getAllByRole('term').map((term) => [term.textContent, term.nextElementSibling?.textContent]),
    );
    expect(facts).toEqual({
      Board: 'CBSE',
      Class: 'Class 8',
      Subjects: 'Mathematics, Physics',
      Price: '₹2,299',
      Duration: '6 months',
    });
    details.getByText('Two subjects for half a year.');
  });

  test('[ST-04] says when there is nothing, and from a filter leads back to all', async () => {
    sell();
    const router = await openApp('/products?board=2');
    await screen.findByText('No Course found.');
    fireEvent.click(screen.getByRole('button', { name: 'Show all courses' }));
    await waitFor(() => expect(router.state.location.search).toEqual({}));
    await screen.findByText('New courses will be shown here.');
    expect(screen.queryByRole('button', { name: 'Show all courses' })).toBeNull();
  });

  test('[ST-06] Buy Now adds the product by its id alone and leads to the cart', async () => {
    sell(product(1));
    school.answer(addPath, ok({ isSuccess: true, errorMessage: null, cartItemId: 10 }));
    const router = await openApp('/products');
    fireEvent.click((await card(name)).getByRole('button', { name: /^Buy Now/ }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/cart'));
    expect(asked(addPath).map(({ body }) => body)).toEqual([{ productId: 1 }]);
  });

  test('what is in the cart leads there; what is owned says until when, and can be bought again', async () => {
    sell(product(1, { isInCart: true }), product(2, { productName: 'Class 8', ownedUntil: '2027-03-31' }));
    await openApp('/products');
    const inCart = await card(name);
    expect(inCart.getByRole('link', { name: /^In cart/ }).getAttribute('href')).toBe('/cart');
    expect(inCart.queryByRole('button', { name: /^Buy Now/ })).toBeNull();
    const owned = await card('Class 8');
    owned.getByText('Already yours until 31 Mar 2027. Buying adds to it.');
    owned.getByRole('button', { name: /^Buy Now/ });
  });

  test('[ER-31] a list that does not come says so, and another try brings it', async () => {
    school.answer(listPath, () => ({
      status: 422,
      body: { isSuccess: false, errorMessage: 'no', code: 'x' },
    }));
    await openApp('/products');
    const toast = (await screen.findByText('Failed')).closest('li, [role]');
    expect(toast?.textContent).toContain('Unable to fetch the product list');
    sell(product(1));
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await card(name);
  });

  test('[ER-32] a product that cannot be added says so, with the reason, and the page stays', async () => {
    sell(product(1));
    school.answer(addPath, () => ({ status: 500, body: {} }));
    const router = await openApp('/products');
    const buy = (await card(name)).getByRole('button', { name: /^Buy Now/ });
    fireEvent.click(buy);
    await screen.findByText('something went wrong');
    screen.getByText('Failed');
    school.answer(addPath, () => ({
      status: 422,
      body: { isSuccess: false, errorMessage: 'For students of 16 and over.', code: 'x' },
    }));
    await waitFor(() => expect(buy.getAttribute('aria-busy')).toBeNull());
    fireEvent.click(buy);
    await screen.findByText('something went wrong: For students of 16 and over.');
    expect(router.state.location.pathname).toBe('/products');
  });
});

describe('where nothing is sold here', () => {
  test.each(['off', 'external'] as const)('store %s: shop and cart lead home', async (store) => {
    const brand = { ...exampleBrand, flags: { ...exampleBrand.flags, store } };
    const router = await openApp('/products', brand);
    await waitFor(() => expect(router.state.location.pathname).toBe('/learn'));
    await router.navigate({ to: '/cart' });
    expect(router.state.location.pathname).toBe('/learn');
    expect(asked(listPath)).toEqual([]);
  });
});
