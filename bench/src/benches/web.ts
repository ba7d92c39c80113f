import { loadavg } from 'node:os';
import { launchBrowser } from '../../../scripts/harness/browser.ts';
import { startDiagloom } from '../../../scripts/harness/start-diagloom.ts';
import { createTemporaryFolder, removeFolder } from '../../../scripts/harness/temporary-folder.ts';
import type { Bench } from '../bench.ts';
import { endSentence, measureDrafts, typeLetter } from '../web/measure-drafts.ts';
import { openAsMember } from '../web/open-as-member.ts';
import { openSlowLink } from '../web/slow-link.ts';
import { countScripts, openFresh, watchPaint } from '../web/visit.ts';

export const web: Bench = {
  name: 'web',
  summary: 'what the first visit loads, when it paints, and how soon a text is drawn, in Chromium',
  run: async (report) => {
    report.figure({ figure: 'machine', load: loadavg()[0] ?? 0, node: process.version });
    const dataFolder = await createTemporaryFolder('web');
    const server = await startDiagloom({ dataFolder });
    const link = await openSlowLink(server.address);
    const browser = await launchBrowser();
    try {
      const page = await openFresh(browser, server.address);
      const scripts = countScripts(page);
      await page.goto('/', { waitUntil: 'networkidle' });
      report.figure({ figure: 'landing', unit: 'bytes after gzip', ...(await scripts.total()) });
      const drafts = await measureDrafts(page, 30, endSentence);
      report.figure({ figure: 'landing with engine', unit: 'bytes after gzip', ...(await scripts.total()) });
      report.figure({ figure: 'end of a sentence to draft, 12 nodes', unit: 'ms', ...drafts });
      const letters = await measureDrafts(page, 30, typeLetter);
      report.figure({ figure: 'letter within a word to draft, 12 nodes', unit: 'ms', ...letters });

      const slow = await openFresh(browser, link.address, { isSlow: true });
      const paint = await watchPaint(slow);
      await slow.goto('/', { waitUntil: 'networkidle' });
      report.figure({ figure: 'landing at 10 Mbit/s, 40 ms, 4x slower', unit: 'ms', ...(await paint.read()) });
      const box = slow.getByLabel('Describe your diagram');
      const started = performance.now();
      await box.fill('Open the shop. If a guest comes, serve the guest, otherwise clean the bar.');
      await slow.locator('section[aria-label="Try it now"] svg[aria-hidden] rect').first().waitFor();
      report.figure({ figure: 'first draft on that link', unit: 'ms', time: Math.round(performance.now() - started) });

      const member = await openAsMember(browser, server.address);
      const own = countScripts(member.page);
      await member.page.goto('/', { waitUntil: 'networkidle' });
      report.figure({ figure: 'home before the engine', unit: 'bytes after gzip', ...(await own.total()) });
    } finally {
      await browser.close();
      link.close();
      await server.interrupt();
      await removeFolder(dataFolder);
    }
  },
};
