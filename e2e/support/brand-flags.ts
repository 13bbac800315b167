import { expect } from '@playwright/test';
import { rawGet } from './raw-request.ts';
import type { Brand, School } from './school.ts';

type Flags = Record<string, unknown>;

/** Changes how a brand behaves for the length of some work; every process has seen it before the work starts. */
export async function withFlags(
  school: School,
  brand: Brand,
  flags: Flags,
  work: () => Promise<void>,
): Promise<void> {
  const rows = await school.query<{ flags: Flags }>('SELECT flags FROM brand WHERE slug = $1', [brand]);
  const before = rows[0]?.flags ?? {};
  await setFlags(school, brand, { ...before, ...flags });
  try {
    await work();
  } finally {
    await setFlags(school, brand, before);
  }
}

async function setFlags(school: School, brand: Brand, flags: Flags): Promise<void> {
  await school.query('UPDATE brand SET flags = $1 WHERE slug = $2', [JSON.stringify(flags), brand]);
  const seen = async () => {
    const html = (await rawGet(school.port, `${brand}.localhost`, '/')).body.toString();
    return JSON.parse(/<script[^>]*id="brand"[^>]*>(.*?)<\/script>/s.exec(html)?.[1] ?? '{}').flags;
  };
  await expect.poll(seen).toMatchObject(flags);
}
