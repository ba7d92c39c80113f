import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { hasChromium } from '../scripts/harness/browser.ts';
import { findBarriers } from './harness/find-barriers.ts';
import { useBrowser } from './harness/use-browser.ts';
import { visitorPages } from './pages/visitor-pages.ts';

const looks = (['light', 'dark'] as const).flatMap((colorScheme) =>
  [390, 1440].map((width) => ({ colorScheme, viewport: { width, height: 900 } })),
);

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

  test('of somebody whose form has errors', async () => {
    const page = await open('/register');
    await visitorPages(page).termsBox.check();
    await visitorPages(page).createAccount.click();
    await visitorPages(page).message('First name is required').waitFor();
    expect(await findBarriers(page)).toEqual([]);
  });
});
