import type * as wire from '@shala/wire/brand-staff.ts';
import type { BodyOf, ResponseOf } from '@shala/wire/contract.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openStaffSession } from '../../../test/staff-session.ts';
import { openWorld, type World } from '../../../test/world.ts';

let world: World;
let admin: Awaited<ReturnType<typeof openStaffSession>>;
beforeAll(async () => {
  world = await openWorld();
  admin = await openStaffSession(world, 'meenakshi.sundaram@shala.example.org');
});
afterAll(() => world.stop());

const base = '/api/v1/console/staff/brands';
const call = (method: 'GET' | 'PUT', path: string, payload?: object) =>
  world.server.inject({ method, url: `${base}${path}`, headers: admin.headers, ...(payload && { payload }) });
const brands = async () => (await call('GET', '')).json<ResponseOf<typeof wire.listStaffBrands>>().brands;
const brandOf = async (slug: string) => {
  const found = (await brands()).find((brand) => brand.slug === slug);
  if (!found) throw new Error(`no brand ${slug}`);
  return found;
};
const change = (id: number, brand: BodyOf<typeof wire.changeBrand>['brand']) =>
  call('PUT', `/${id}`, { brand });
const noted = async (id: number, action: string) =>
  (
    await world.pool.query(
      `SELECT actor_kind, actor_id, details FROM audit_log
       WHERE subject_kind = 'brand' AND subject_id = $1 AND action = $2 ORDER BY id`,
      [id, action],
    )
  ).rows;

const readable = {
  brand: '#0b6b4f',
  brandStrong: '#084f3a',
  brandTint: '#e6f5ef',
  brandInk: '#ffffff',
  spark: '#f2a71b',
};

describe('the brand', () => {
  test('comes with all that can be changed, and only for the own tenant', async () => {
    expect((await brands()).map(({ slug }) => slug)).toEqual(['shala', 'kids']);
    const { name, hosts, texts, seller, flags, contact, text_ids } = await brandOf('shala');
    expect(name.en).toBe('Shala');
    expect(hosts).toContain('shala.localhost');
    expect(texts.login_note?.hi).toContain('मोबाइल');
    expect(seller).toMatchObject({ receipt_prefix: 'SHA', gst_percent: 18, place_of_supply: '09' });
    expect(flags).toMatchObject({ store: 'internal', otpLength: 4 });
    expect(contact).toHaveProperty('email');
    expect(text_ids).toEqual(expect.arrayContaining(['about', 'locked_note', 'login.title']));
  });

  test('colours that are easy to read reach running processes, and the log has both', async () => {
    const { id, theme } = await brandOf('shala');
    const answer = await change(id, { theme: readable });
    expect(answer.statusCode).toBe(200);
    expect(answer.json().brand.theme).toEqual(readable);
    world.modules.tenancy.brands.forget();
    expect((await world.modules.tenancy.brands.ofHost('shala.localhost'))?.record.theme).toEqual(readable);
    expect(await noted(id, 'brand.changed')).toEqual([
      {
        actor_kind: 'staff',
        actor_id: admin.staffId,
        details: { theme: { before: theme, after: readable } },
      },
    ]);
  });

  test('colours that are hard to read, or none at all, are refused', async () => {
    const { id, theme } = await brandOf('shala');
    const weak = await change(id, { theme: { ...readable, brand: '#ffd400' } });
    expect([weak.statusCode, weak.json().code]).toEqual([422, 'theme_hard_to_read']);
    expect((await change(id, { theme: { ...readable, spark: 'red' } })).statusCode).toBe(422);
    expect((await brandOf('shala')).theme).toEqual(theme);
  });

  test('words are taken for texts that are shown somewhere, and no others', async () => {
    const { id, texts } = await brandOf('shala');
    const more = { ...texts, 'login.title': { en: 'Come in', hi: '' } };
    expect((await change(id, { texts: more })).json().brand.texts['login.title']).toEqual({ en: 'Come in' });
    const unknown = await change(id, { texts: { 'no.such.text': { en: 'x' } } });
    expect([unknown.statusCode, unknown.json().code]).toEqual([422, 'text_unknown']);
    expect(Object.keys((await brandOf('shala')).texts)).toEqual(expect.arrayContaining(Object.keys(more)));
  });

  test('switches follow the schema, and the wordings in force are not one of them', async () => {
    const { id, flags } = await brandOf('kids');
    const wish = { ...flags, trialDays: 14, legalVersions: { terms: 'x', privacy: 'x' } };
    const changed = (await change(id, { flags: wish })).json().brand.flags;
    expect(changed).toEqual({ ...flags, trialDays: 14 });
    for (const bad of [{ trialDays: -1 }, { store: 'corner' }, { otpChannels: [] }, { enabledUsages: [] }])
      expect((await change(id, { flags: { ...flags, ...bad } })).statusCode).toBe(422);
  });

  test('a seller with whom no invoice could be made is refused', async () => {
    const { id, seller } = await brandOf('kids');
    if (!seller) throw new Error('the brand of the little ones has a seller');
    const moved = { ...seller, address: ['1 New Road'], gst_percent: 12 };
    expect((await change(id, { seller: moved })).json().brand.seller).toEqual(moved);
    const wrong = await change(id, { seller: { ...seller, state_code: '08' } });
    expect([wrong.statusCode, wrong.json().code]).toEqual([422, 'seller_invalid']);
  });

  test('a brand of another tenant is none', async () => {
    const { rows } = await world.pool.query("SELECT id FROM brand WHERE slug = 'udaan'");
    const id = Number(rows[0].id);
    expect((await change(id, { theme: readable })).statusCode).toBe(404);
    expect((await call('GET', `/${id}/legal-documents`)).statusCode).toBe(404);
    const draft = { document: { texts: { en: 'x' } } };
    expect((await call('PUT', `/${id}/legal-documents/terms`, draft)).statusCode).toBe(404);
  });
});

describe('legal documents', () => {
  const save = (id: number, en: string) =>
    call('PUT', `/${id}/legal-documents/terms`, { document: { texts: { en, hi: 'नियम' } } });
  const publish = (id: number, version: number, effective_on: string) =>
    call('PUT', `/${id}/legal-documents/terms/publication`, { document: { version, effective_on } });
  const today = async (days = 0) =>
    (await world.pool.query('SELECT (app_today() + $1::int)::text AS day', [days])).rows[0].day as string;

  test('a draft is written over until it is published, and never afterwards', async () => {
    const { id } = await brandOf('shala');
    expect((await save(id, 'First')).json().document).toMatchObject({ version: 1, published_at: null });
    expect((await save(id, 'Second')).json().document).toMatchObject({ version: 1, texts: { en: 'Second' } });
    const past = await publish(id, 1, await today(-1));
    expect([past.statusCode, past.json().code]).toEqual([422, 'legal_day_past']);
    const day = await today(30);
    const published = (await publish(id, 1, day)).json().document;
    expect(published).toMatchObject({ version: 1, effective_on: day });
    expect(published.published_at).not.toBeNull();
    expect((await publish(id, 1, day)).json().code).toBe('legal_draft_gone');
    for (const sql of ["UPDATE legal_document SET texts = '{}'", 'DELETE FROM legal_document'])
      await expect(world.pool.query(sql)).rejects.toThrow(/append-only/);

    expect((await save(id, 'Third')).json().document).toMatchObject({ version: 2, published_at: null });
    const { documents } = (await call('GET', `/${id}/legal-documents`)).json();
    expect(documents.map((one: wire.WireLegalDocument) => [one.version, one.texts.en])).toEqual([
      [2, 'Third'],
      [1, 'Second'],
    ]);
    expect((await noted(id, 'legal_document.published')).map(({ details }) => details)).toEqual([
      { kind: 'terms', version: 1, effective_on: day },
    ]);
  });

  test('two who begin a draft at the same moment make one', async () => {
    const { id } = await brandOf('kids');
    const answers = await Promise.all([save(id, 'One'), save(id, 'Other')]);
    expect(answers.map((answer) => answer.json().document.version)).toEqual([1, 1]);
  });

  test('[CN-26] [LG-02] [N07] a changed wording gives 30 days of notice; the brand tells of it, and then asks for consent anew', async () => {
    const { id } = await brandOf('kids');
    const read = async () =>
      (await world.server.inject({ url: '/api/v1/legal/terms', headers: { host: 'kids.localhost' } })).json();
    const told = async () => {
      world.modules.tenancy.brands.forget();
      const brand = await world.modules.tenancy.brands.ofHost('kids.localhost');
      return [
        brand?.record.flags.legalVersions.terms,
        brand?.record.flags.legalComing.map(({ version }) => version),
      ];
    };
    expect(await read()).toEqual({ document: null, coming: null });
    expect((await told())[0]).toMatch(/^\d{4}-/);

    await save(id, 'One');
    expect((await publish(id, 1, await today())).statusCode).toBe(200);
    expect((await read()).document).toMatchObject({ version: 'v1', text: 'One' });
    expect(await told()).toEqual(['v1', []]);

    await save(id, 'Two');
    expect((await publish(id, 2, await today(29))).json().code).toBe('legal_notice_short');
    expect((await publish(id, 2, await today(30))).statusCode).toBe(200);
    expect(await told()).toEqual(['v1', ['v2']]);
    expect(await read()).toMatchObject({ document: { text: 'One' }, coming: { version: 'v2', text: 'Two' } });
    await world.moveClock('29 days');
    expect(await told()).toEqual(['v1', ['v2']]);
    await world.moveClock('1 day');
    expect(await told()).toEqual(['v2', []]);
    await world.moveClock('-30 days');
  });
});
