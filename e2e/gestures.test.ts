import type { Locator } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { hasChromium } from '../scripts/harness/browser.ts';
import { findBarriers } from './harness/find-barriers.ts';
import { blankPath, useBrowser } from './harness/use-browser.ts';
import { canvas } from './pages/canvas.ts';
import { drawInWorkspace } from './pages/enter-workspace.ts';
import { workspace } from './pages/workspace.ts';

describe.skipIf(!hasChromium)('selecting and restyling by hand', () => {
  const { open } = useBrowser();

  test('the bar beside the selection changes kind, colour and line, and arrow keys move', async () => {
    const page = await open(blankPath);
    const home = await drawInWorkspace(page);
    const hand = canvas(page);
    await hand.select('ship-the-order');
    await hand.bar.getByLabel('Shape type').selectOption({ label: 'Document' });
    await hand.stored();
    await hand.bar.getByRole('button', { name: 'Fill color' }).click();
    expect(await findBarriers(page)).toEqual([]);
    await page.getByRole('button', { name: 'Yellow', exact: true }).click();
    await hand.stored();
    expect(await home.exportDrawio()).toMatch(/id="ship-the-order"[^>]*fillColor=#fef9c3/);

    const before = await hand.middleOf('ship-the-order');
    await hand.frame.focus();
    await page.keyboard.press('ArrowRight');
    await expect.poll(async () => (await hand.middleOf('ship-the-order')).x).toBeGreaterThan(before.x);
    await page.keyboard.press('Escape');
    await expect.poll(() => hand.bar.count()).toBe(0);
  });

  test('a frame drawn on empty paper selects what lies in it', async () => {
    const page = await open(blankPath);
    await drawInWorkspace(page);
    const hand = canvas(page);
    const box = await atRest(hand.frame.locator('svg[role="img"]'));
    await page.mouse.move(box.x + 3, box.y + 3);
    await page.mouse.down();
    await page.mouse.move(box.x + 40, box.y + 40);
    await page.mouse.move(box.x + box.width - 3, box.y + box.height - 3);
    await page.mouse.up();
    await page.getByText(/^\d+ selected$/).waitFor();
    await page.keyboard.press('Escape');
    expect(await hand.bar.count()).toBe(0);
  });

  test('what is copied in one diagram is pasted into another', async () => {
    const page = await open(blankPath);
    const home = await drawInWorkspace(page);
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    const hand = canvas(page);
    await hand.select('ship-the-order');
    await page.keyboard.press('Control+c');
    await page.goto('/');
    const next = workspace(page);
    await next.prompt.fill('The guest books a cabin. The clerk checks the passport.');
    await next.generate.click();
    await home.picture.waitFor();
    await hand.frame.focus();
    await page.keyboard.press('Control+v');
    await expect.poll(home.pictureText).toContain('Ship the order');
    await hand.stored();
    expect(await home.exportDrawio()).toContain('value="Ship the order"');
  });

  test('themes are tried on the canvas before one is taken', async () => {
    const page = await open(blankPath);
    const home = await drawInWorkspace(page);
    const trial = page.getByRole('img', { name: 'Preview of the change' });
    await home.tab('Theme').click();
    await page.getByRole('button', { name: 'Hand-drawn' }).hover();
    await trial.waitFor();
    await page.mouse.move(2, 2);
    await trial.waitFor({ state: 'detached' });
    await home.tab('Layouts').click();
    await page
      .getByRole('button', { name: /^Use the layout/ })
      .first()
      .hover();
    await trial.waitFor();
    await page.mouse.move(2, 2);
    await trial.waitFor({ state: 'detached' });
  });
});

/** Where a picture stands once it has come to rest: it is placed anew when its size is known. */
const atRest = async (picture: Locator): Promise<{ x: number; y: number; width: number; height: number }> => {
  let box: Awaited<ReturnType<Locator['boundingBox']>> = null;
  await expect
    .poll(async () => {
      const before = JSON.stringify(box);
      box = await picture.boundingBox();
      return box !== null && JSON.stringify(box) === before;
    })
    .toBe(true);
  if (box === null) throw new Error('There is no picture.');
  return box;
};
