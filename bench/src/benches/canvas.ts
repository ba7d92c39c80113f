import { loadavg } from 'node:os';
import type { Page } from 'playwright-core';
import { launchBrowser } from '../../../scripts/harness/browser.ts';
import { startDiagloom } from '../../../scripts/harness/start-diagloom.ts';
import { createTemporaryFolder, removeFolder } from '../../../scripts/harness/temporary-folder.ts';
import type { Bench } from '../bench.ts';
import { fiveHundredShapes } from '../canvas/five-hundred-shapes.ts';
import { measureFrames } from '../canvas/frame-work.ts';
import { hand } from '../canvas/hand.ts';
import { openAsMember } from '../web/open-as-member.ts';

export const canvas: Bench = {
  name: 'canvas',
  summary: 'main-thread work per frame while 500 shapes are panned, dragged and zoomed, in Chromium',
  run: async (report) => {
    report.figure({ figure: 'machine', load: loadavg()[0] ?? 0, node: process.version });
    const dataFolder = await createTemporaryFolder('canvas');
    const server = await startDiagloom({ dataFolder });
    const browser = await launchBrowser();
    try {
      const { page, post } = await openAsMember(browser, server.address);
      const fileData = Buffer.from(fiveHundredShapes()).toString('base64');
      const { diagram } = await post('/api/diagrams/import', { fileName: 'shapes.drawio', fileData });
      await openDiagram(page, diagram);
      const { gestures, release } = hand(page);
      for (const [figure, { prepare, move }] of Object.entries(gestures)) {
        await prepare();
        report.figure({ figure, unit: 'ms per frame', ...(await measureFrames(browser, page, move)) });
        await release();
      }
    } finally {
      await browser.close();
      await server.interrupt();
      await removeFolder(dataFolder);
    }
  },
};

const openDiagram = async (page: Page, diagram: unknown): Promise<void> => {
  const id = typeof diagram === 'object' && diagram !== null && 'id' in diagram ? Number(diagram.id) : Number.NaN;
  await page.goto(`/?diagram=${id}`, { waitUntil: 'networkidle' });
  await page.getByRole('group', { name: /^Picture of the diagram/ }).waitFor();
};
