import { describe, expect, test } from 'vitest';
import { hasChromium } from '../scripts/harness/browser.ts';
import { useBrowser } from './harness/use-browser.ts';
import { visitorPages } from './pages/visitor-pages.ts';

describe.skipIf(!hasChromium)('a visitor', () => {
  const { open } = useBrowser();

  test('sees the landing page with ways to register and to sign in', async () => {
    const page = await open('/');
    const { banner, hero, footer } = visitorPages(page);
    await hero.waitFor();
    await expect
      .poll(() => banner.getByRole('link', { name: 'Get Started Free' }).getAttribute('href'))
      .toBe('/register');
    await expect.poll(() => banner.getByRole('link', { name: 'Sign In' }).getAttribute('href')).toBe('/login');
    expect(
      await page.getByRole('main').getByRole('link', { name: 'Start Creating Free' }).first().getAttribute('href'),
    ).toBe('/register');
    expect(await footer.textContent()).toContain('AI-Powered Diagram Generation');
  });

  test('gets the not-found page for any other path, also deep down', async () => {
    const page = await open('/');
    for (const path of ['/no-such-page', '/no/such/page']) {
      await page.goto(path);
      await page.getByRole('heading', { name: '404 Page Not Found' }).waitFor();
    }
    await page.getByRole('main').getByRole('link').first().click();
    await visitorPages(page).banner.getByRole('link', { name: 'Get Started Free' }).waitFor();
    expect(new URL(page.url()).pathname).toBe('/');
  });

  test('reads the terms and the privacy policy', async () => {
    const page = await open('/terms');
    await page.getByRole('heading', { name: 'Terms of Service' }).first().waitFor();
    await page.goto('/privacy');
    await page.getByRole('heading', { name: 'Privacy Policy' }).first().waitFor();
  });

  test('finds a place on the landing page for every anchor, from every page', async () => {
    const page = await open('/terms');
    const links = visitorPages(page).footer.locator('a[href*="#"]');
    await links.first().waitFor();
    const hashes = await links.evaluateAll((found) =>
      found.map((link) => new URL(link.getAttribute('href') ?? '', location.href).hash),
    );
    expect(hashes).toContain('#integrations');
    await visitorPages(page).footer.getByRole('link', { name: 'Security' }).click();
    await page.getByRole('heading', { name: 'Security' }).waitFor();
    expect(new URL(page.url()).hash).toBe('#security');
    for (const hash of [...hashes, '#privacy', '#terms'])
      expect([hash, await page.locator(hash).count()]).toEqual([hash, 1]);
    await page.getByText('This server is up. Version').waitFor();
  });

  test('finds every page without sideways scrolling on a phone', async () => {
    const page = await open('/', { viewport: { width: 390, height: 844 } });
    for (const path of ['/', '/login', '/register', '/terms', '/no-such-page']) {
      await page.goto(path);
      await page.getByRole('heading', { level: 1 }).first().waitFor();
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
      expect({ path, overflow }).toEqual({ path, overflow: 0 });
    }
  });
});
