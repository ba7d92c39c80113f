import { findChromium } from './find-chromium.mjs';
import { installDebian } from './install-debian.mjs';

/** The shell without windows, which brings no desktop with it; older releases of Debian have the whole browser alone. */
const packages = [
  ['chromium-headless-shell', 'fonts-liberation'],
  ['chromium', 'fonts-liberation'],
];

/**
 * Finds Chromium; installs Debian's package where it is missing, the system is Debian or a child of it, and we are root.
 * Anywhere else it says what to do: the browser tests are then skipped.
 *
 * @param {{ log?: (line: string) => void }} [options]
 * @returns {'present' | 'installed' | 'missing'}
 */
export const ensureChromium = ({ log = console.error } = {}) => {
  if (findChromium() !== undefined) return 'present';
  if (process.env.CHROMIUM_PATH) {
    log(`CHROMIUM_PATH is ${process.env.CHROMIUM_PATH}, which is not there: the browser tests are SKIPPED.`);
    return 'missing';
  }
  if (packages.some((names) => installDebian(names, log)) && findChromium() !== undefined) return 'installed';
  log(
    'Chromium was not found, so the browser tests are SKIPPED. Install it (on Debian as root: ' +
      `apt-get install -y ${packages[0].join(' ')}) or set CHROMIUM_PATH to a Chromium or Chrome, then run this again.`,
  );
  return 'missing';
};
