import { describe, expect, test } from 'vitest';
import { hasChromium } from '../scripts/harness/browser.ts';
import { blankPath, useBrowser } from './harness/use-browser.ts';
import { canvas } from './pages/canvas.ts';
import { drawInWorkspace } from './pages/enter-workspace.ts';
import { refinePanel } from './pages/refine-panel.ts';

describe.skipIf(!hasChromium)('changing a diagram by hand', () => {
  const { open } = useBrowser();

  test('a person renames, moves, adds, connects, deletes and takes back, and finds it so again', async () => {
    const page = await open(blankPath);
    const home = await drawInWorkspace(page);
    const hand = canvas(page);

    await hand.rename('ship-the-order', 'Wrap it up');
    await expect.poll(home.pictureText).toContain('Wrap it up');

    const before = await hand.middleOf('cancel-the-order');
    await hand.move('cancel-the-order', 90, 12);
    const after = await hand.middleOf('cancel-the-order');
    expect(after.x - before.x).toBeGreaterThan(60);

    await hand.add('cancel-the-order', 'on the right', 'Refund');
    await expect.poll(home.pictureText).toContain('Refund');

    await hand.connect('ship-the-order', 'check-stock');
    await hand.shape('ship-the-order--check-stock').waitFor({ state: 'attached' });

    await hand.select('start');
    await page.keyboard.press('Delete');
    await hand.shape('start').waitFor({ state: 'detached' });
    await page.keyboard.press('Control+z');
    await hand.shape('start').waitFor({ state: 'attached' });
    await page.keyboard.press('Control+Shift+z');
    await hand.shape('start').waitFor({ state: 'detached' });
    await hand.stored();

    const shown = (await home.pictureText()).replace(/^<svg[^>]*>/, '');
    await page.reload();
    await hand.shape('ship-the-order').waitFor({ state: 'attached' });
    expect((await home.pictureText()).replace(/^<svg[^>]*>/, '')).toBe(shown);
    expect(await home.exportDrawio()).toContain('value="Refund"');
  });

  test('what two tabs do at once is both kept', async () => {
    const page = await open(blankPath);
    const home = await drawInWorkspace(page);
    const other = await page.context().newPage();
    await other.goto(page.url());
    const [here, there] = [canvas(page), canvas(other)];
    await there.shape('ship-the-order').waitFor({ state: 'attached' });

    await here.rename('ship-the-order', 'Send it');
    await here.stored();
    const before = await there.middleOf('cancel-the-order');
    await there.move('cancel-the-order', 80, 0);
    await there.stored();
    await expect.poll(() => there.shape('ship-the-order').textContent()).toContain('Send it');
    expect((await there.middleOf('cancel-the-order')).x).toBeGreaterThan(before.x + 50);

    await here.select('ship-the-order');
    await page.keyboard.press('ArrowRight');
    await here.stored();
    expect(await home.exportDrawio()).toContain('value="Send it"');

    await there.connect('ship-the-order', 'check-stock', async () => {
      await here.rename('cancel-the-order', 'Call it off');
      await here.stored();
    });
    await there.shape('ship-the-order--check-stock').waitFor({ state: 'attached' });
    await expect.poll(() => there.shape('cancel-the-order').textContent()).toContain('Call it off');
  });

  test('what is done without a network is kept and sent afterwards', async () => {
    const page = await open(blankPath);
    await drawInWorkspace(page);
    const hand = canvas(page);
    await page.context().setOffline(true);
    await hand.rename('ship-the-order', 'Wrap it up');
    await page.locator('[data-unsaved="1"]').waitFor({ state: 'attached' });
    await page.context().setOffline(false);
    await hand.stored();
    await page.reload();
    await expect.poll(() => hand.shape('ship-the-order').textContent()).toContain('Wrap it up');
  });

  test('the selection is what the next message is about', async () => {
    const page = await open(blankPath);
    await drawInWorkspace(page);
    const hand = canvas(page);
    const chat = refinePanel(page);
    await hand.select('ship-the-order');
    const chip = page.locator('p', { has: page.getByRole('button', { name: 'Clear the selection' }) });
    await chip.getByText('Ship the order', { exact: true }).waitFor();
    await chat.request.fill('make this red');
    await chat.request.press('Enter');
    await chat.history.getByText('Colored “Ship the order” red.').waitFor();
    await hand.select('cancel-the-order');
    await page.keyboard.down('Shift');
    await hand.select('check-stock');
    await page.keyboard.up('Shift');
    await page.getByText('2 selected', { exact: true }).waitFor();
    await chat.request.fill('connect these two');
    await chat.request.press('Enter');
    await chat.history.getByText('Connected “Cancel the order” to “Check stock”.').waitFor();
    await hand.shape('cancel-the-order--check-stock').waitFor({ state: 'attached' });
    await page.getByRole('button', { name: 'Clear the selection' }).click();
    expect(await hand.bar.count()).toBe(0);
  });

  test('the keyboard alone walks, renames, moves, adds, copies and removes', async () => {
    const page = await open(blankPath);
    const home = await drawInWorkspace(page);
    const hand = canvas(page);
    // The picture is there before what listens to keys.
    await hand.shape('ship-the-order').waitFor({ state: 'attached' });
    await hand.frame.focus();
    await page.keyboard.press('Tab');
    await expect.poll(() => hand.announced.textContent()).toContain('Start, selected, 1 of');
    await page.keyboard.press('Control+a');
    await expect.poll(() => hand.announced.textContent()).toContain('parts selected');
    await page.keyboard.press('Escape');
    await page.keyboard.press('Tab');
    await page.keyboard.type('Begin here');
    await page.keyboard.press('Enter');
    await expect.poll(home.pictureText).toContain('Begin here');
    await page.keyboard.press('Control+Enter');
    await hand.name.fill('Say hello');
    await page.keyboard.press('Enter');
    await expect.poll(home.pictureText).toContain('Say hello');
    await page.keyboard.press('Control+d');
    await expect.poll(async () => (await home.pictureText()).split('>Say hello<').length).toBeGreaterThan(3);
    await page.keyboard.press('Backspace');
    await hand.stored();
    expect((await home.exportDrawio()).split('value="Say hello"')).toHaveLength(2);
  });
});
