import { expect, type Page } from '@playwright/test';

/** What would vanish when the reader's own few colours replace ours. Runs in the page. */
function findVanished(): string[] {
  const found: string[] = [];
  const shorten = (element: Element) => element.outerHTML.slice(0, 160);
  /** All that can mark a thing once tints and shadows are gone. */
  const marksOf = (element: Element) =>
    [undefined, '::before', '::after']
      .map((pseudo) => {
        const style = getComputedStyle(element, pseudo);
        const edges = ['Top', 'Right', 'Bottom', 'Left'] as const;
        const borders = edges.map((edge) => style[`border${edge}Width`] + style[`border${edge}Style`]);
        return [style.content, style.color, style.backgroundColor, style.borderTopColor, ...borders]
          .concat(style.outline, style.textDecorationLine, style.fontWeight, style.width, style.transform)
          .join();
      })
      .join();
  const shape = (element: Element) =>
    [element, ...element.querySelectorAll('*')].map((one) => one.tagName + marksOf(one)).join();
  for (const chosen of document.querySelectorAll(
    '[aria-current], [aria-selected=true], [aria-pressed=true]',
  )) {
    if (!chosen.checkVisibility()) continue;
    const others = [...(chosen.parentElement?.parentElement?.querySelectorAll(chosen.tagName) ?? [])].filter(
      (one) => one !== chosen && one.className === chosen.className && one.checkVisibility(),
    );
    if (others.some((one) => shape(one) === shape(chosen))) found.push(`chosen or not: ${shorten(chosen)}`);
  }
  for (const icon of document.querySelectorAll('button svg, a svg')) {
    if (!icon.checkVisibility()) continue;
    const { stroke, fill, color } = getComputedStyle(icon);
    const control = icon.closest('button, a') ?? icon;
    const ground = getComputedStyle(control).backgroundColor;
    const ink = stroke === 'none' ? fill : stroke;
    const drawn = ink === 'none' ? color : ink;
    if (control.textContent?.trim() === '' && drawn === ground) found.push(`no picture: ${shorten(control)}`);
  }
  return found;
}

/** With the colours of a high-contrast theme the focus shows, and so do chosen states and pictures of buttons. */
export async function checkForcedColours(page: Page, what: string): Promise<void> {
  await page.emulateMedia({ forcedColors: 'active' });
  expect.soft(await page.evaluate(findVanished), `vanishes with forced colours: ${what}`).toEqual([]);
  await page.keyboard.press('Tab');
  const focus = await page.evaluate(() => {
    const { activeElement } = document;
    if (activeElement === null || activeElement === document.body) return 'nothing to focus';
    // A field shows it on its frame.
    for (
      let at: Element | null = activeElement, up = 0;
      at !== null && up < 4;
      at = at.parentElement, up += 1
    ) {
      const { outlineStyle, outlineWidth } = getComputedStyle(at);
      if (outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2) return 'shown';
    }
    return activeElement.outerHTML;
  });
  expect.soft(['shown', 'nothing to focus'], `focus with forced colours: ${what}`).toContain(focus);
  if (process.env.SCREENS_PICTURES) {
    await page.screenshot({ path: `${process.env.SCREENS_PICTURES}/${what}-forced.png` });
  }
  // What shows only with the focus on it, like the way past the menu, would lie over other things.
  await page.evaluate(() => document.activeElement instanceof HTMLElement && document.activeElement.blur());
  await page.emulateMedia({ forcedColors: 'none' });
}
