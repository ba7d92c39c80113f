import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { hasChromium } from '../scripts/harness/browser.ts';
import { findBarriers } from './harness/find-barriers.ts';
import { looks } from './harness/looks.ts';
import { buildPerson } from './harness/person.ts';
import { useBrowser } from './harness/use-browser.ts';
import { visitorPages } from './pages/visitor-pages.ts';
import { workspace } from './pages/workspace.ts';

const visitorPaths = [
  '/',
  '/login',
  '/register',
  '/forgot-password',
  '/reset-password',
  '/verify-email',
  '/terms',
  '/privacy',
  '/sign-in-problem?provider=google&reason=not_configured',
  '/no-such-page',
];

/** Goes there and waits until the page stands still: it has its heading, and nothing moves any more. */
const visit = async (page: Page, path: string): Promise<void> => {
  await page.goto(path);
  await page.getByRole('heading').first().waitFor();
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => Promise.allSettled(document.getAnimations().map(({ finished }) => finished)));
};

const barriersOn = async (
  page: Page,
  paths: readonly string[],
): Promise<Readonly<Record<string, readonly string[]>>> => {
  const found: Record<string, readonly string[]> = {};
  for (const path of paths) {
    await visit(page, path);
    const barriers = await findBarriers(page);
    if (barriers.length > 0) found[path] = barriers;
  }
  return found;
};

describe.skipIf(!hasChromium)('no barrier stands in the way', () => {
  const { open } = useBrowser();

  test.each(looks)('of a visitor, $colorScheme, $viewport.width px', async (look) => {
    expect(await barriersOn(await open('/', look), visitorPaths)).toEqual({});
  });

  test.each(looks)('of somebody who is signed in, $colorScheme, $viewport.width px', async (look) => {
    const page = await open('/register', look);
    await visitorPages(page).register(buildPerson());
    const home = workspace(page);
    await home.prompt.waitFor();
    const atFirst = await barriersOn(page, ['/']);
    await home.prompt.fill('Check stock. If in stock, ship the order, otherwise cancel the order.');
    await home.generate.click();
    await home.picture.waitFor();
    const { pathname, search } = new URL(page.url());
    const later = await barriersOn(page, [`${pathname}${search}`, '/no-such-page', '/profile']);
    await page.getByRole('button', { name: 'Delete my account' }).click();
    await page.getByRole('dialog').waitFor();
    expect([atFirst, later, await findBarriers(page)]).toEqual([{}, {}, []]);
  });

  test('of somebody whose form has errors', async () => {
    const page = await open('/register');
    await visitorPages(page).termsBox.check();
    await visitorPages(page).createAccount.click();
    await visitorPages(page).message('First name is required').waitFor();
    expect(await findBarriers(page)).toEqual([]);
  });
});
