import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Locator, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { hasChromium } from '../scripts/harness/browser.ts';
import { createTemporaryFolder } from '../scripts/harness/temporary-folder.ts';
import { findBarriers } from './harness/find-barriers.ts';
import { blankPath, useBrowser } from './harness/use-browser.ts';
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
    const page = await open(blankPath);
    const home = await enterWorkspace(page);
    const file = await drawFlow(page);

    await page.goto('/');
    await page.getByRole('button', { name: 'Start from an image' }).click();
    await page.getByRole('button', { name: 'Convert to diagram' }).click();
    await page.getByText('Please upload an image first.').first().waitFor();
    await page.getByRole('main').locator('input[type=file]').first().setInputFiles(file);
    await page.getByAltText('The image that will be read').waitFor();
    expect(await findBarriers(page)).toEqual([]);

    await page.getByLabel('Description (optional)').fill('What we do in stock. Rename Send parcel to Hand over.');
    await page.getByRole('button', { name: 'Convert to diagram' }).click();
    await page.getByText('4 shapes, 3 connectors').waitFor();
    await page.getByRole('button', { name: 'Rectangle: Order more' }).click();
    await page.getByRole('img', { name: 'This part in the image' }).waitFor();
    await page.getByLabel('Label').fill('Order more parts');
    await page.getByLabel('Title').fill('Stock');
    await page.getByRole('img', { name: 'Preview' }).waitFor();
    expect(await findBarriers(page)).toEqual([]);
    await page.getByRole('button', { name: 'Use this diagram' }).click();
    await home.picture.waitFor();
    await expect.poll(home.pictureText).toContain('Order more parts');
    expect(await home.pictureText()).toContain('Hand over');
    const drawn = await home.exportDrawio();
    expect(drawn).toMatch(/rhombus[^>]*dlKind=decision/);
    expect(drawn).toContain('value="No"');
  });

  test('a thumb on a found shape brings its form, where a connector that was missed is added', async () => {
    const page = await open(blankPath, { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
    const home = await enterWorkspace(page);
    const file = await drawFlow(page);
    await page.goto('/');
    await page.getByRole('button', { name: 'Start from an image' }).click();
    const chosen = page.getByRole('main').locator('input[type=file]').first();
    await chosen.setInputFiles({ name: 'huge.png', mimeType: 'image/png', buffer: Buffer.alloc(10 * 1024 * 1024 + 1) });
    await page.getByRole('main').getByText('File too large').waitFor();
    await chosen.setInputFiles(file);
    await page.getByRole('button', { name: 'Convert to diagram' }).click();
    await page.getByText('4 shapes, 3 connectors').waitFor();
    const parcel = page.getByRole('button', { name: 'Rectangle: Send parcel' });
    const sheet = page.getByRole('img', { name: 'The image with what was found' });
    const room = await sheet.boundingBox();
    const scale = (room?.width ?? 0) / 520;
    await page.touchscreen.tap((room?.x ?? 0) + 110 * scale, (room?.y ?? 0) + 370 * scale);
    const missed = page.getByLabel('Add a connector to');
    await expect.poll(() => isInView(missed)).toBe(true);
    expect(await parcel.getAttribute('aria-pressed')).toBe('true');
    expect(await findBarriers(page)).toEqual([]);
    await missed.selectOption({ label: 'Order more' });
    await page.getByText('4 shapes, 4 connectors').waitFor();
    await page.getByRole('img', { name: 'Preview' }).waitFor();
    await page.getByRole('button', { name: 'Use this diagram' }).click();
    await home.picture.waitFor();
    await expect.poll(home.pictureText).toContain('Send parcel');
  });
});

/** As a file of a picture; the page shows the drawing afterwards. */
const drawFlow = async (page: Page): Promise<string> => {
  await page.setContent(flow);
  const file = join(await createTemporaryFolder('picture'), 'stock.png');
  await writeFile(file, await page.locator('svg').screenshot());
  return file;
};

/** Whether all of it stands where a finger reaches it, above the buttons of the panel. */
const isInView = async (field: Locator): Promise<boolean> => {
  const box = await field.boundingBox();
  return box !== null && box.y > 400 && box.y + box.height < 780;
};
