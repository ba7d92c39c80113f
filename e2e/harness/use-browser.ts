import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, inject } from 'vitest';
import { launchBrowser } from '../../scripts/harness/browser.ts';

/** Of the application's address without the application, which takes seconds: where a test only signs in by the API before it begins. */
export const blankPath = '/robots.txt';

export interface BrowserTest {
  /** A page of a fresh profile, at the start of the application. */
  readonly open: (path?: string, options?: BrowserContextOptions) => Promise<Page>;
}

/**
 * One browser for the tests of a file; each page has a fresh profile. A test fails where its pages wrote an error to the
 * console or threw one; an answer that the test asked for, such as a 401, or a connection that it cut, is none.
 */
export const useBrowser = (): BrowserTest => {
  let browser: Browser;
  const contexts: BrowserContext[] = [];
  const errors: string[] = [];

  beforeAll(async () => {
    // Two walks share two processors: the helpers of V8 would only wait for each other.
    browser = await launchBrowser(['--js-flags=--single-threaded']);
  });
  afterAll(() => browser.close());
  afterEach(async () => {
    await Promise.all(contexts.splice(0).map((context) => context.close()));
    expect(errors.splice(0)).toEqual([]);
  });

  return {
    open: async (path = '/', options = {}) => {
      const context = await browser.newContext({
        baseURL: inject('address'),
        viewport: { width: 1600, height: 900 },
        // Tests read the picture of a change, not the way to it.
        reducedMotion: 'reduce',
        ...options,
      });
      context.setDefaultTimeout(30_000);
      contexts.push(context);
      const page = await context.newPage();
      page.on('pageerror', (error) => errors.push(error.message));
      page.on('console', (message) => {
        if (message.type() === 'error' && !isExpected(message.text())) errors.push(message.text());
      });
      await page.goto(path);
      return page;
    },
  };
};

/** An answer, or a connection that a test has cut. */
const isExpected = (text: string): boolean =>
  text.startsWith('Failed to load resource') || text.endsWith('net::ERR_INTERNET_DISCONNECTED');
