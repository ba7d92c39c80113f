import { describe, expect, test } from 'vitest';
import { hasChromium } from '../scripts/harness/browser.ts';
import { findBarriers } from './harness/find-barriers.ts';
import { blankPath, useBrowser } from './harness/use-browser.ts';
import { canvas } from './pages/canvas.ts';
import { drawInWorkspace } from './pages/enter-workspace.ts';

describe.skipIf(!hasChromium)('editing by hand', () => {
  const { open } = useBrowser();

  test('a shape is resized by its corner and by keys, and the size is undone', async () => {
    const page = await open(blankPath);
    const home = await drawInWorkspace(page);
    const hand = canvas(page);
    const sizeOf = async (): Promise<string> =>
      /id="ship-the-order"[^>]*dlSize=([\dx]+)/.exec(await home.exportDrawio())?.[1] ?? 'usual';
    await hand.select('ship-the-order');
    await hand.dragCorner('bottom-right', 60, 30);
    await hand.stored();
    const dragged = await sizeOf();
    expect(dragged).toMatch(/^\d+x\d+$/);
    await hand.frame.focus();
    await page.keyboard.press('Control+ArrowRight');
    await hand.stored();
    const [width = 0, height = 0] = dragged.split('x').map(Number);
    expect(await sizeOf()).toBe(`${width + 10}x${height}`);
    await hand.frame.focus();
    await page.keyboard.press('Control+z');
    await expect.poll(sizeOf).not.toBe(`${width + 10}x${height}`);
  });

  test('a line dropped on empty paper brings a new shape there, and shapes are put into line', async () => {
    const page = await open(blankPath);
    const home = await drawInWorkspace(page);
    const hand = canvas(page);
    const from = await hand.middleOf('ship-the-order');
    const picture = await hand.frame.locator('svg[role="img"]').boundingBox();
    if (picture === null) throw new Error('There is no picture.');
    await hand.drop('ship-the-order', { x: picture.x - 90, y: from.y });
    await hand.name.fill('Print the label');
    await page.keyboard.press('Enter');
    await hand.stored();
    await expect.poll(home.pictureText).toContain('Print the label');

    await hand.select('ship-the-order');
    const other = await hand.middleOf('cancel-the-order');
    await page.keyboard.down('Shift');
    await page.mouse.click(other.x, other.y);
    await page.keyboard.up('Shift');
    await hand.bar.getByRole('button', { name: 'More' }).click();
    await page.getByRole('button', { name: 'Align centers' }).click();
    await expect
      .poll(async () => {
        const [one, two] = [await hand.middleOf('ship-the-order'), await hand.middleOf('cancel-the-order')];
        return Math.abs(one.x - two.x);
      })
      .toBeLessThan(2);
    await hand.stored();
  });

  test('a kind of the palette is found by its name and added', async () => {
    const page = await open(blankPath);
    const home = await drawInWorkspace(page);
    const hand = canvas(page);
    await page.getByRole('button', { name: 'Add a shape' }).click();
    await page.getByRole('searchbox', { name: 'Find a shape' }).fill('document');
    const tile = page.getByRole('button', { name: 'Document', exact: true }).locator('img');
    await expect.poll(() => tile.evaluate((picture: HTMLImageElement) => picture.naturalWidth)).toBeGreaterThan(20);
    expect(await findBarriers(page)).toEqual([]);
    await page.keyboard.press('Enter');
    // The key that chose it is no part of its text.
    expect(await hand.name.inputValue()).toBe('Document');
    await hand.name.fill('Delivery note');
    await page.keyboard.press('Enter');
    await hand.stored();
    expect(await home.exportDrawio()).toContain('Delivery note');
  });

  test('the page is changed as text: the selected shape has its line marked, and the cursor selects the shape of its line', async () => {
    const page = await open(blankPath);
    const home = await drawInWorkspace(page);
    const hand = canvas(page);
    await home.more.click();
    await page.getByRole('menuitem', { name: 'Edit as text' }).click();
    const field = page.getByLabel('The diagram as text');
    await expect.poll(() => field.inputValue()).toContain('Ship the order');
    const written = (await field.inputValue()).replace('Cancel the order', 'Tell the customer');
    await field.fill(`${written}z Print the label\n)`);
    await page.getByText(/^Line \d+: /).waitFor();
    expect(await page.getByRole('button', { name: 'Apply', exact: true }).isDisabled()).toBe(true);
    await field.fill(`${written}z Print the label\n`);
    await field.press('Control+Enter');
    await hand.stored();
    await expect.poll(home.pictureText).toContain('Print the label');
    expect(await home.pictureText()).toContain('Tell the customer');
    await field.evaluate((box: HTMLTextAreaElement) => {
      const at = box.value.indexOf('Ship the order');
      box.setSelectionRange(at, at);
    });
    await field.press('ArrowRight');
    await page.locator('[data-selected="ship-the-order"]').waitFor();
    expect(await findBarriers(page)).toEqual([]);
  });

  test('a line is bent, led to another shape and drawn in another style; shapes are grouped and locked', async () => {
    const page = await open(blankPath);
    const home = await drawInWorkspace(page);
    const hand = canvas(page);
    const line = 'start--check-stock';
    await hand.shape(line).locator('path').first().click({ force: true });
    await hand.dragHandle('piece-0', 30, 0);
    await hand.stored();
    const goal = await hand.middleOf('cancel-the-order');
    await hand.dragHandleTo('target', goal.x, goal.y);
    await hand.stored();
    await hand.frame.focus();
    await page.keyboard.press('Control+Shift+ArrowDown');
    await hand.stored();
    expect(await home.exportDrawio()).toMatch(/id="start--check-stock"[^>]*source="check-stock"/);
    await hand.frame.focus();
    await page.keyboard.press('Control+z');
    await hand.stored();
    await hand.bar.getByRole('button', { name: 'Line', exact: true }).click();
    await page.getByRole('button', { name: 'Dotted' }).click();
    await page.keyboard.press('Escape');
    await hand.stored();
    const drawn = await home.exportDrawio();
    expect(drawn).toMatch(/id="start--check-stock"[^>]*dashPattern=1 3[^>]*target="cancel-the-order"/);

    await hand.select('ship-the-order');
    await page.keyboard.down('Shift');
    await page.mouse.click(goal.x, goal.y);
    await page.keyboard.up('Shift');
    await hand.frame.focus();
    await page.keyboard.press('Control+g');
    await hand.stored();
    await page.keyboard.press('Control+Shift+L');
    await hand.stored();
    const before = await hand.middleOf('ship-the-order');
    await page.keyboard.press('ArrowRight');
    expect(await hand.middleOf('ship-the-order')).toEqual(before);
    expect(await home.exportDrawio()).toMatch(/style="group;[^"]*locked=1;/);
  });

  test('cells of draw.io are pasted as it writes them, found by their words, and pages are added', async () => {
    const page = await open(blankPath);
    const home = await drawInWorkspace(page);
    const hand = canvas(page);
    const xml =
      '<mxGraphModel><root><mxCell id="0"/><mxCell id="1" parent="0"/><mxCell id="2" value="Warehouse" style="ellipse;html=1;" vertex="1" parent="1"><mxGeometry x="20" y="20" width="120" height="60" as="geometry"/></mxCell></root></mxGraphModel>';
    await hand.frame.focus();
    await hand.frame.evaluate((frame, text) => {
      const clipboardData = new DataTransfer();
      clipboardData.setData('text/plain', text);
      frame.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true }));
    }, encodeURIComponent(xml));
    await hand.stored();
    await page.keyboard.press('Control+f');
    await page.keyboard.type('wareh');
    await page.getByText('1 of 1', { exact: true }).waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'More', exact: true }).first().click();
    await page.getByRole('menuitem', { name: 'Add a page' }).click();
    await page.getByRole('button', { name: 'Page 2', exact: true }).waitFor();
    // What was selected on the other page is not what the next message is about.
    await page.getByRole('button', { name: 'Clear the selection' }).waitFor({ state: 'detached' });
    const drawn = await home.exportDrawio();
    expect(drawn).toContain('Warehouse');
    expect(drawn.match(/<diagram /g)).toHaveLength(2);
  });
});
