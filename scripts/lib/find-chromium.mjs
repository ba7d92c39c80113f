import { existsSync } from 'node:fs';

/** The shell without windows first: it shows the same pages with a quarter less work. */
const places = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome-stable',
  '/usr/bin/google-chrome',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/**
 * The path of the Chromium that the browser tests run in: CHROMIUM_PATH where set, else the system's own.
 *
 * @returns {string | undefined}
 */
export const findChromium = () => {
  const named = process.env.CHROMIUM_PATH;
  if (named) return existsSync(named) ? named : undefined;
  return places.find((path) => existsSync(path));
};
