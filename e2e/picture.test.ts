import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { hasChromium } from '../scripts/harness/browser.ts';
import { createTemporaryFolder } from '../scripts/harness/temporary-folder.ts';
import { findBarriers } from './harness/find-barriers.ts';
import { useBrowser } from './harness/use-browser.ts';
import { enterWorkspace } from './pages/enter-workspace.ts';

const box = (x: number, y: number, words: string) =>
  `<rect x="${x}" y="${y}" width="160" height="60" rx="4" fill="#dbeafe" stroke="#1e40af" stroke-width="2"/><text x="${x + 80}" y="${y + 36}" text-anchor="middle">${words}</text>`;

/** A flow of two steps and a choice, drawn by the browser itself. */
const flow = `<svg xmlns="http://www.w3.org/2000/svg" width="520" height="420" font-family="Arial, sans-serif" font-size="16">
<rect width="520" height="420" fill="#ffffff"/>
<defs><marker id="head" markerWidth="10" markerHeight="8" refX="9" refY="4" orient="auto"><path d="M0 0 10 4 0 8z"/></marker></defs>
${box(30, 30, 'Check stock')}
<polygon points="110,150 210,210 110,270 10,210" fill="#fef3c7" stroke="#92400e" stroke-width="2"/>
<text x="110" y="216" text-anchor="middle">In stock?</text>
${box(330, 180, 'Order more')}
${box(30, 340, 'Send parcel')}
<g stroke="#111827" stroke-width="2" fill="none" marker-end="url(#head)">
<path d="M110 91V149" marker-end="url(#head)"/><path d="M211 210H329" marker-end="url(#head)"/><path d="M110 271V339" marker-end="url(#head)"/></g>
<text x="250" y="200">No</text></svg>`;

describe.skipIf(!hasChromium)('an image of a diagram', () => {
  const { open } = useBrowser();

  test('a person drops an image, corrects what was found, and takes it as a diagram', async () => {
    const page = await open('/register');
    const home = await enterWorkspace(page);
    await page.setContent(flow);
    const file = join(await createTemporaryFolder('picture'), 'stock.png');
    await writeFile(file, await page.locator('svg').screenshot());

    await page.goto('/');
    await page.getByRole('button', { name: 'Start from an image' }).click();
    await page.getByRole('button', { name: 'Convert to diagram' }).click();
    await page.getByText('Please upload an image first.').first().waitFor();
    await page.getByRole('main').locator('input[type=file]').first().setInputFiles(file);
    await page.getByAltText('The image that will be read').waitFor();
    expect(await findBarriers(page)).toEqual([]);

    await page.getByRole('button', { name: 'Convert to diagram' }).click();
    await page.getByText('4 shapes, 3 connectors').waitFor();
    await page.getByRole('button', { name: 'Rectangle: Order more' }).click();
    await page.getByLabel('Label').fill('Order more parts');
    await page.getByLabel('Title').fill('Stock');
    await page.getByRole('img', { name: 'How it will look' }).waitFor();
    expect(await findBarriers(page)).toEqual([]);
    await page.getByRole('button', { name: 'Use this diagram' }).click();
    await home.picture.waitFor();
    await expect.poll(home.pictureText).toContain('Order more parts');
    const drawn = await home.exportDrawio();
    expect(drawn).toMatch(/rhombus[^>]*dlKind=decision/);
    expect(drawn).toContain('value="No"');
  });
});
