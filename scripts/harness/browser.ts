import { type Browser, chromium } from 'playwright-core';
import { findChromium } from '../lib/find-chromium.mjs';

export const hasChromium = findChromium() !== undefined;

/** The system's Chromium without a window, with a fresh profile and without calls of its own to the network; further options as it knows them. */
export const launchBrowser = (options: readonly string[] = []): Promise<Browser> => {
  const executablePath = findChromium();
  if (executablePath === undefined) throw new Error('Chromium was not found. Set CHROMIUM_PATH, or run `npm test`.');
  return chromium.launch({
    executablePath,
    args: [
      '--headless',
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      ...options,
    ],
  });
};
