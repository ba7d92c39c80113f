import { gzipSync } from 'node:zlib';
import type { Browser, Page } from 'playwright-core';

/** What a first visit costs. */
export interface Visit {
  /** Scripts and workers that were loaded, and their bytes after gzip. */
  readonly scripts: number;
  readonly scriptBytes: number;
  /** As the server sends them, with Brotli where it has it. */
  readonly sentBytes: number;
  /** Largest Contentful Paint, ms. */
  readonly paint: number;
  /** Cumulative layout shift. */
  readonly shift: number;
}

/** How much slower the page's own thread is on a slow processor. */
const slowdown = 4;

/** So long after its first large paint a page is watched for larger ones, ms. */
const settled = 3000;

/** Opens a page with a fresh profile, on a slow processor where it says so. */
export const openFresh = async (browser: Browser, address: string, { isSlow = false } = {}): Promise<Page> => {
  const context = await browser.newContext({ baseURL: address, viewport: { width: 1440, height: 900 } });
  const page = await context.newPage();
  if (isSlow) {
    const session = await context.newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  }
  return page;
};

/** Counts the scripts that a page loads from now on, each by what gzip makes of it. */
export const countScripts = (
  page: Page,
): { readonly total: () => Promise<Pick<Visit, 'scripts' | 'scriptBytes' | 'sentBytes'>> } => {
  const sizes: Promise<readonly [number, number]>[] = [];
  page.context().on('response', (response) => {
    if (!/\.js(\?|$)/.test(response.url()) || response.status() !== 200) return;
    sizes.push(
      Promise.all([
        response.body().then((body) => gzipSync(body, { level: 9 }).length),
        // What the browser itself counts leaves out workers that a worker starts.
        response.headerValue('content-length').then(Number),
      ]),
    );
  });
  return {
    total: async () => {
      const known = await Promise.all(sizes);
      const sum = (place: 0 | 1): number => known.reduce((total, size) => total + size[place], 0);
      return { scripts: known.length, scriptBytes: sum(0), sentBytes: sum(1) };
    },
  };
};

/** Watches for the largest paint and for shifts; to be called before the page is opened. */
export const watchPaint = async (
  page: Page,
): Promise<{ readonly read: () => Promise<Pick<Visit, 'paint' | 'shift'>> }> => {
  await page.addInitScript(() => {
    const seen = { paint: 0, shift: 0 };
    Object.assign(window, { seen });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) seen.paint = entry.startTime;
    }).observe({ type: 'largest-contentful-paint', buffered: true });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[])
        if (!entry.hadRecentInput) seen.shift += entry.value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return {
    read: async () => {
      // A slow page tells of what it painted some time after the network has become still.
      await page.waitForFunction(() => (window as unknown as { seen: { paint: number } }).seen.paint > 0);
      await page.waitForTimeout(settled);
      return page.evaluate(() => (window as unknown as { seen: { paint: number; shift: number } }).seen);
    },
  };
};
