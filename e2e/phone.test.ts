import type { Locator } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { hasChromium } from '../scripts/harness/browser.ts';
import { enterByApi } from './harness/enter-by-api.ts';
import { findBarriers } from './harness/find-barriers.ts';
import { buildPerson } from './harness/person.ts';
import { blankPath, useBrowser } from './harness/use-browser.ts';
import { canvas } from './pages/canvas.ts';
import { drawInWorkspace } from './pages/enter-workspace.ts';
import { together } from './pages/together.ts';
import { visitorPages } from './pages/visitor-pages.ts';
import { workspace } from './pages/workspace.ts';

describe.skipIf(!hasChromium)('where there is little room', () => {
  const { open } = useBrowser();

  test('a phone shows the diagram and the place to write, says what came of it, and opens the rest with a tap', async () => {
    const page = await open(blankPath, { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
    const home = await drawInWorkspace(page);
    const panel = page.getByRole('complementary', { name: 'Side panel' });
    const [picture, sheet] = await Promise.all([home.picture.boundingBox(), panel.boundingBox()]);
    expect(sheet?.height).toBeLessThan(844 / 6);
    expect((picture?.y ?? 0) + 200).toBeLessThan(sheet?.y ?? 0);
    const request = page.getByLabel('What would you like to change?');
    await request.fill('rename "Ship the order" to "Send it"');
    await request.press('Enter');
    await expect.poll(home.pictureText).toContain('Send it');
    const hand = canvas(page);
    await hand.holdFinger('cancel-the-order', () => page.getByRole('button', { name: 'Done' }).waitFor());
    await hand.tap('check-stock');
    await hand.tap('ship-the-order');
    await hand.tap('ship-the-order');
    await page.getByText('2 selected', { exact: true }).first().waitFor();
    await page.getByRole('button', { name: 'Done' }).tap();
    await hand.bar.getByRole('button', { name: 'Connect the two shapes' }).waitFor();
    await panel.getByRole('button', { name: /Send it/ }).tap();
    await panel.getByRole('button', { name: 'Edit and redraw' }).waitFor();
    expect(await findBarriers(page)).toEqual([]);
    await panel.getByRole('button', { name: 'Make this panel shorter' }).tap();
    await expect.poll(() => panel.getByRole('button', { name: 'Edit and redraw' }).isVisible()).toBe(false);
    // Also from within the place to write, which gives up some of its room then.
    await request.tap();
    await home.tab('Versions').tap();
    await panel
      .getByRole('button', { name: /Restore|Compare/ })
      .first()
      .waitFor();

    // A shape that is touched puts the sheet down and stands above it.
    await hand.tap('start');
    await page.locator('[data-selected="start"]').waitFor();
    await expect.poll(async () => (await panel.boundingBox())?.height).toBeLessThan(844 / 3);
    const [touched, low] = [await hand.middleOf('start'), await panel.boundingBox()];
    expect(touched.y).toBeLessThan(low?.y ?? 0);

    // A thread opens wherever it is touched.
    const { write, send, threadBy } = together(page);
    await home.tab('Comments').tap();
    await write.fill('Who begins?');
    await send.tap();
    await threadBy('You').getByRole('button', { name: 'On Start' }).tap();
    await threadBy('You').getByRole('textbox', { name: 'Reply' }).waitFor({ state: 'detached' });
    await threadBy('You').getByText('Who begins?').tap({ force: true });
    await threadBy('You').getByRole('textbox', { name: 'Reply' }).waitFor();
  });

  test('touching a shape on a phone moves neither the drawing nor the place to write, and the title of a pool is in sight', async () => {
    const page = await open('/terms', { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
    const { post } = await enterByApi(page, buildPerson());
    const prompt =
      'Top to bottom: Sales writes an offer. The customer signs the offer. The warehouse picks the goods. Accounting books the payment.';
    const { diagram } = await post('/api/diagrams/generate', { diagramType: 'process', prompt });
    await page.goto(`/?diagram=${(diagram as { readonly id: number }).id}`);
    await workspace(page).picture.waitFor();
    const hand = canvas(page);
    const words = hand.shape('pool').locator('text');
    await expect
      .poll(async () => ((await words.boundingBox())?.x ?? 390) + ((await words.boundingBox())?.width ?? 0))
      .toBeLessThan(390);
    const request = page.getByLabel('What would you like to change?');
    const places = async () => [await hand.shape('write-an-offer').boundingBox(), (await request.boundingBox())?.y];
    await hand.middleOf('write-an-offer');
    const before = await places();
    await hand.tap('write-an-offer');
    await hand.bar.waitFor();
    expect(await places()).toEqual(before);
  });

  test('a phone shows what a message changed, and keeps the way to send, to undo and to what should be checked', async () => {
    const page = await open(blankPath, { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
    const { post } = await enterByApi(page, buildPerson());
    const prompt =
      'When a guest arrives, reception greets the guest. The porter brings the bags to the room. Housekeeping writes the bill. Der Gast bezahlt die Rechnung am Empfang.';
    const { diagram } = await post('/api/diagrams/generate', { diagramType: 'process', prompt });
    await page.goto(`/?diagram=${(diagram as { readonly id: number }).id}`);
    const home = workspace(page);
    await home.picture.waitFor();
    const request = page.getByLabel('What would you like to change?');
    await request.fill(
      'make "Write the bill" green and rename "Write the bill" to "Write the bill for the guest and the company"',
    );
    await request.press('Enter');
    await page.locator('[data-changed]').waitFor();
    const frame = await canvas(page).frame.boundingBox();
    const mark = await page.locator('[data-changed]').boundingBox();
    expect(mark?.x).toBeGreaterThanOrEqual(frame?.x ?? 0);
    expect((mark?.x ?? 0) + (mark?.width ?? 0)).toBeLessThanOrEqual(390);
    expect((mark?.y ?? 0) + (mark?.height ?? 0)).toBeLessThanOrEqual((frame?.y ?? 0) + (frame?.height ?? 0));

    // The titles of the lanes are out of sight; their names are not.
    await page.locator('[data-lane="Housekeeping"]').waitFor();

    const send = await page.getByRole('button', { name: 'Send', exact: true }).boundingBox();
    expect((send?.x ?? 0) + (send?.width ?? 0)).toBeLessThanOrEqual(390);
    const panel = page.getByRole('complementary', { name: 'Side panel' });
    await panel.getByRole('button', { name: 'New version', exact: true }).waitFor();
    await panel.getByRole('button', { name: 'Undo this change' }).tap();
    await expect.poll(home.pictureText).not.toContain('company');
    await expect.poll(() => panel.getByRole('button', { name: 'Undo this change' }).count()).toBe(0);
    await panel.getByRole('button', { name: 'Check', exact: true }).tap();
    await panel.getByRole('region', { name: 'What we understood' }).waitFor();
  });

  test('a phone keeps a draft legible, and no message lies on what is being written', async () => {
    const page = await open('/register', { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
    await visitorPages(page).register(buildPerson());
    const home = workspace(page);
    await home.prompt.fill(
      'The customer places an order. Sales checks the stock. If it is in stock, the warehouse packs and ships it, otherwise sales cancels it.',
    );
    const draft = page.getByRole('region', { name: 'Draft' });
    await draft.waitFor();
    const boxOf = async (locator: Locator) => (await locator.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
    const message = page.getByText('Account created successfully!', { exact: true });
    await expect.poll(async () => (await boxOf(message)).y > (await boxOf(home.generate)).y).toBe(true);
    const scale = draft.locator('svg[viewBox]').last();
    await expect
      .poll(() => scale.evaluate((svg: SVGSVGElement) => svg.getBoundingClientRect().width / svg.viewBox.baseVal.width))
      .toBeGreaterThanOrEqual(0.64);
  });

  test('a window of 1024 px shows the diagram whole, with the place to write below it and the tabs at its edge', async () => {
    const page = await open(blankPath, { viewport: { width: 1024, height: 768 } });
    const home = await drawInWorkspace(page);
    const panel = page.getByRole('complementary', { name: 'Side panel' });
    const [tabs, writing] = [panel.getByRole('tablist'), panel.getByRole('tabpanel')];
    const [picture, column, below] = await Promise.all([
      home.picture.boundingBox(),
      tabs.boundingBox(),
      writing.boundingBox(),
    ]);
    expect((column?.x ?? 0) + (column?.width ?? 0)).toBe(1024);
    const tool = await page.getByRole('button', { name: 'Add a shape' }).boundingBox();
    const sheet = await canvas(page).frame.boundingBox();
    expect((tool?.y ?? 0) + (tool?.height ?? 0)).toBeLessThanOrEqual(sheet?.y ?? 0);
    expect((picture?.x ?? 0) + (picture?.width ?? 0)).toBeLessThanOrEqual(column?.x ?? 0);
    expect((picture?.y ?? 0) + (picture?.height ?? 0)).toBeLessThanOrEqual(below?.y ?? 0);
    await home.tab('Theme').click();
    await expect.poll(async () => (await writing.boundingBox())?.height).toBe(column?.height);
    await panel.getByRole('button', { name: 'Hide this panel' }).click();
    expect(await tabs.boundingBox()).toEqual(column);
  });

  test('a window of 1440 px shows whole what is legible then, and all else large enough, from the titles of its lanes', async () => {
    const page = await open(blankPath, { viewport: { width: 1440, height: 900 } });
    const { post } = await enterByApi(page, buildPerson());
    const openProcess = async (prompt: string) => {
      const { diagram } = await post('/api/diagrams/generate', { diagramType: 'process', prompt });
      await page.goto(`/?diagram=${(diagram as { readonly id: number }).id}`);
      const { picture } = workspace(page);
      await picture.waitFor();
      const scale = () =>
        picture.evaluate((svg: SVGSVGElement) => svg.getBoundingClientRect().width / svg.viewBox.baseVal.width);
      const seen = async () => {
        const frame = await canvas(page).frame.boundingBox();
        const box = await picture.boundingBox();
        if (frame === null || box === null) throw new Error('There is no picture.');
        return { isBegun: box.x >= frame.x, isWhole: box.x + box.width <= frame.x + frame.width };
      };
      return { scale, seen };
    };
    const story =
      'Sales writes an offer. The customer signs the offer, pays a deposit and names a date. The warehouse picks the goods, packs the goods, loads the truck and ships the goods.';
    const middling = await openProcess(story);
    await expect.poll(middling.seen).toEqual({ isBegun: true, isWhole: true });
    expect(await middling.scale()).toBeGreaterThanOrEqual(0.7);
    expect(await middling.scale()).toBeLessThan(0.83);
    const long = await openProcess(
      `Left to right: ${story} Accounting books the payment, sends a receipt and closes the order.`,
    );
    await expect.poll(long.seen).toEqual({ isBegun: true, isWhole: false });
    expect(await long.scale()).toBeGreaterThanOrEqual(0.7);
  });
});
