import { expect, type Locator, type Page } from '@playwright/test';
import { type Person, password } from './people.ts';
import type { School } from './school.ts';
import { heading } from './test.ts';

/** What a journey without a mouse may do. Every step looks whether the focus is there and can be seen. */
export interface Keys {
  press(key: string): Promise<void>;
  type(words: string): Promise<void>;
  /** Tab after Tab until the focus is on it; it must come within a few dozen. */
  tabTo(target: Locator): Promise<void>;
  backTo(target: Locator): Promise<void>;
  /** To it, and Enter. */
  open(target: Locator): Promise<void>;
  /** Where the focus is after something has happened by itself: a new page, a dialog that opened or closed. */
  isAt(target: Locator): Promise<void>;
}

const farthest = 60;

/** Runs in the page. Null: all is well. */
function faultOfFocus(): string | null {
  const element = document.activeElement;
  if (element === null || element === document.body) return 'the focus is lost';
  // Nothing can be pressed on a whole question or page that was jumped to: it may do without a frame.
  if (element.matches('main, section[tabindex="-1"], [role=tabpanel]')) return null;
  const name = `${element.tagName} ${element.getAttribute('aria-label') ?? element.textContent}`.slice(0, 80);
  const marks = (one: Element) => {
    const { outlineStyle, outlineWidth, outlineColor, boxShadow } = getComputedStyle(one);
    const hasOutline =
      outlineStyle !== 'none' && outlineWidth !== '0px' && !/^rgba\(.*, 0\)$/.test(outlineColor);
    return hasOutline || boxShadow !== 'none';
  };
  // A field shows it on its frame, a picker of files on its label, a code on the box of the next digit.
  const isField = element.matches('input, textarea, select');
  const near = isField
    ? [
        element.parentElement,
        element.parentElement?.parentElement,
        ...(element.parentElement?.children ?? []),
      ]
    : [];
  if (![element, ...near].some((one) => one && marks(one))) return `the focus cannot be seen: ${name}`;
  const { width, height, top, left } = element.getBoundingClientRect();
  const isOnScreen = top < innerHeight && left < innerWidth && top + height > 0 && left + width > 0;
  return isOnScreen ? null : `the focus is off the screen: ${name}`;
}

export function keysOf(page: Page): Keys {
  const focused = (target: Locator) => target.and(page.locator(':focus'));
  const press = async (key: string) => page.keyboard.press(key);
  const go = async (key: string, target: Locator) => {
    // What is not there yet is waited for first: only then does it have a place in the order.
    await expect(target.first()).toBeAttached();
    for (let step = 0; step < farthest; step += 1) {
      await press(key);
      const fault = await page.evaluate(faultOfFocus);
      // The end of the page: the next press starts again at its top.
      if (fault !== null && fault !== 'the focus is lost') expect(fault).toBeNull();
      if ((await focused(target).count()) > 0) return;
    }
    throw new Error(`${key} does not lead to ${target}`);
  };
  const tabTo = (target: Locator) => go('Tab', target);
  return {
    press,
    type: (words) => page.keyboard.type(words),
    tabTo,
    backTo: (target) => go('Shift+Tab', target),
    open: async (target) => {
      await tabTo(target);
      await press('Enter');
    },
    isAt: async (target) => {
      await expect(focused(target)).toHaveCount(1);
      expect(await page.evaluate(faultOfFocus)).toBeNull();
    },
  };
}

export async function signInByKeys(page: Page, school: School, { email }: Person): Promise<void> {
  const keys = keysOf(page);
  await page.goto(`${school.origin()}/auth/login`);
  await keys.tabTo(page.getByLabel('Email address'));
  await keys.type(email);
  await keys.tabTo(page.getByLabel('Password', { exact: true }));
  await keys.type(password);
  await keys.press('Enter');
  await keys.isAt(heading(page, 'Learn'));
}
