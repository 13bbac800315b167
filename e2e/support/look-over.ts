import { expect, type Page, test } from '@playwright/test';
import { checkSideways, checkWithAxe } from './check-page.ts';
import { titleOf } from './dialog-titles.ts';
import { checkForcedColours } from './forced-colours.ts';
import { type Language, open, speak, twoFrames, untilItStands } from './standing.ts';
import { readTree } from './tree.ts';
import { checkWords } from './words-left.ts';

/** One line of a table of screens. */
export interface Screen {
  /** Of its tree, and in messages. */
  name: string;
  /** As the router spells it: the fence wants every route in a table. */
  route: string;
  /** The whole address, or the way there from the screen before. */
  open: string | ((page: Page) => Promise<void>);
  /** Waits for what comes later than the rest. */
  ready?: (page: Page) => Promise<void>;
  overlays?: readonly Overlay[];
  /** What people have written themselves stays in their language; the demo's own texts are known. */
  written?: RegExp;
}

/** A dialog, drawer, menu or hint of a screen. */
export interface Overlay {
  /** Of a dialog: the id of its title, or its file where the title is no text of ours; dialogs.spec.ts wants them all. */
  name: string;
  /** In English; in Hindi, too, where other data come with the other language and what was open is closed. */
  open: (page: Page) => Promise<void>;
  /** How it is found in both languages; a dialog, if nothing is said. */
  part?: string;
  /** Where it exists; at both widths, if nothing is said. */
  only?: 'wide' | 'phone';
  /** Escape, if nothing is said. */
  close?: (page: Page) => Promise<void>;
}

const wide = { width: 1440, height: 900 };
const phone = { width: 390, height: 844 };
/** The narrowest phone, a phone, a tablet, where the side bar comes, and a big screen; 320 px is a page at 400 %. */
const otherWidths = [320, 360, 768, 992, 1920];
/** A screen of 1440 px at 200 %. */
const zoomed = { width: 720, height: 450 };

const isRoute = (route: string) =>
  new RegExp(`^(/console)?${route.replace(/\$\w+/g, '[^/]+').replace(/\$$/, '.+')}/?$`);

/** SCREENS_ONLY=cart,orders looks at these alone; the way through the others is gone all the same. */
const chosen = process.env.SCREENS_ONLY?.split(',');

/** All that is promised of every screen, on each screen of a table. */
export async function lookOver(page: Page, screens: readonly Screen[]): Promise<void> {
  for (const screen of screens) {
    await test.step(screen.name, async () => {
      await page.setViewportSize(wide);
      if (typeof screen.open === 'string') await open(page, screen.open);
      else await screen.open(page);
      await untilItStands(page);
      await screen.ready?.(page);
      expect(new URL(page.url()).pathname, screen.name).toMatch(isRoute(screen.route));
      if (chosen !== undefined && !chosen.includes(screen.name)) return;
      await lookAtScreen(page, screen);
      for (const overlay of screen.overlays ?? []) await lookAtOverlay(page, screen, overlay);
    });
  }
}

async function lookAtScreen(page: Page, { name, ready, written }: Screen): Promise<void> {
  expect.soft(await readTree(page), `tree of ${name}`).toMatchSnapshot([`${name}.txt`]);
  await checkMotion(page, name);
  await checkForcedColours(page, name);
  await inBothLanguages(page, async (language) => {
    if (language === 'hi') await ready?.(page);
    for (const size of [wide, phone]) {
      await page.setViewportSize(size);
      await untilItStands(page);
      await shoot(page, name, language);
      await checkWithAxe(page, `${name}, ${language}, ${size.width} px`);
      await checkSideways(page, `${name}, ${language}, ${size.width} px`);
      if (language === 'hi') await checkWords(page, `${name}, ${size.width} px`, { mayStay: written });
    }
    for (const size of [...otherWidths.map((width) => ({ width, height: 800 })), zoomed]) {
      await page.setViewportSize(size);
      await twoFrames(page);
      await shoot(page, name, language);
      await checkSideways(page, `${name}, ${language}, ${size.width} px`);
    }
  });
}

async function lookAtOverlay(page: Page, { name: screen, written }: Screen, overlay: Overlay): Promise<void> {
  const { name, part = '[role=dialog]', only } = overlay;
  const what = `${screen}: ${name}`;
  const title = titleOf(name);
  const sizes = only === 'wide' ? [wide] : only === 'phone' ? [phone] : [wide, phone];
  await inBothLanguages(page, async (language) => {
    let isOpen = await page.locator(part).first().isVisible();
    for (const size of sizes) {
      await page.setViewportSize(size);
      if (!isOpen) {
        await untilItStands(page);
        await overlay.open(page);
        isOpen = true;
      }
      await expect(page.locator(part).first(), `${what}, ${language}, ${size.width} px`).toBeVisible();
      if (language === 'en' && title)
        await expect(page.locator(part).first(), what).toHaveAccessibleName(title);
      await untilItStands(page);
      await shoot(page, `${screen}-${name}`, language);
      await checkWithAxe(page, `${what}, ${language}, ${size.width} px`, part);
      await checkSideways(page, `${what}, ${language}, ${size.width} px`);
      if (language === 'hi') await checkWords(page, `${what}, ${size.width} px`, { part, mayStay: written });
    }
  });
  // The last change of the language may have closed it.
  if (await page.locator(part).first().isVisible()) {
    if (overlay.close) await overlay.close(page);
    else await page.keyboard.press('Escape');
  }
  await expect(page.locator(part).first(), `${what} closes`).toBeHidden();
}

/** English, Hindi and English again, without leaving the page. */
async function inBothLanguages(page: Page, look: (language: Language) => Promise<void>): Promise<void> {
  await look('en');
  await speak(page, 'hi');
  await look('hi');
  await speak(page, 'en');
}

/** Whoever wants less motion sees none: the pages of these tests are opened with that wish. */
async function checkMotion(page: Page, what: string): Promise<void> {
  const moving = await page.evaluate(() =>
    document
      .getAnimations()
      .filter(
        ({ playState, effect }) => playState === 'running' && effect?.getComputedTiming().duration !== 0,
      )
      .map(({ effect }) => (effect instanceof KeyframeEffect ? effect.target?.outerHTML.slice(0, 160) : '?')),
  );
  expect.soft(moving, `moves on ${what}`).toEqual([]);
}

/** For eyes: SCREENS_PICTURES=folder keeps pictures of every screen. */
async function shoot(page: Page, name: string, language: Language): Promise<void> {
  const folder = process.env.SCREENS_PICTURES;
  const width = page.viewportSize()?.width ?? 0;
  const isWorth = language === 'en' ? [360, 768, 992, 1440, 1920, 720] : [320, 390];
  if (folder === undefined || !isWorth.includes(width)) return;
  await page.screenshot({ path: `${folder}/${name}-${language}-${width}.png` });
}
