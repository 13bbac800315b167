import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** No fault that axe can see, on the page or in one part of it. */
export async function checkWithAxe(page: Page, what = page.url(), part?: string): Promise<void> {
  await page.evaluate(() => document.fonts.ready);
  // The other mode opens a page of its own for every look; it is for frames of foreign hosts, which we do not have.
  const axe = new AxeBuilder({ page }).setLegacyMode().withTags(rules);
  if (part !== undefined) axe.include(part);
  const { violations } = await axe.analyze();
  const faults = violations.map(
    ({ id, help, nodes }) => `${id}: ${help}\n${nodes.map(({ html }) => `    ${html}`).join('\n')}`,
  );
  expect.soft(faults, `accessibility of ${what}`).toEqual([]);
}

/** Nothing makes the page wider than the screen, and nothing stands where nobody can scroll to. Runs in the page. */
function findSticking(): string[] {
  const { clientWidth, scrollWidth } = document.documentElement;
  const found = scrollWidth > clientWidth ? [`the page: ${scrollWidth} of ${clientWidth} px`] : [];
  const isHeld = (element: Element | null): boolean => {
    if (element === null) return false;
    const { overflowX, clipPath, position } = getComputedStyle(element);
    // What scrolls or is cut on purpose, with dots or as words for screen readers only, is no fault.
    if (overflowX !== 'visible' || clipPath !== 'none') return true;
    return position !== 'fixed' && isHeld(element.parentElement);
  };
  for (const element of document.body.querySelectorAll('*')) {
    const { left, right, width } = element.getBoundingClientRect();
    if (width === 0 || (left >= -1 && right <= clientWidth + 1)) continue;
    if (element.closest('svg, [aria-hidden=true]') || !element.checkVisibility() || isHeld(element)) continue;
    found.push(`${element.outerHTML.slice(0, 160)}: ${Math.round(left)} to ${Math.round(right)} px`);
  }
  return found.slice(0, 5);
}

export async function checkSideways(page: Page, what = page.url()): Promise<void> {
  expect.soft(await page.evaluate(findSticking), `sticks out of ${what}`).toEqual([]);
}

/** What a journey asks of its pages: the whole of it is asked by the tables of screens. */
export async function checkWidth(page: Page): Promise<void> {
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(width, `width of ${page.url()}`).toBeLessThanOrEqual(page.viewportSize()?.width ?? 0);
}

/** For what the tables do not reach. */
export async function checkPage(page: Page): Promise<void> {
  await checkWithAxe(page);
  await checkWidth(page);
}
