import { describe, expect, test } from 'vitest';
import { hasChromium } from '../scripts/harness/browser.ts';
import { findBarriers } from './harness/find-barriers.ts';
import { blankPath, useBrowser } from './harness/use-browser.ts';
import { drawingBoard } from './pages/drawing-board.ts';
import { enterWorkspace } from './pages/enter-workspace.ts';

/** As a hand draws it: not quite straight, not quite closed. */
const roughBox = (x: number, y: number) => [
  { x, y },
  { x: x + 92, y: y + 3 },
  { x: x + 181, y: y - 2 },
  { x: x + 178, y: y + 96 },
  { x: x + 88, y: y + 93 },
  { x: x + 2, y: y + 98 },
  { x: x - 2, y: y + 6 },
];

const roughDiamond = (x: number, y: number) => [
  { x: x + 90, y },
  { x: x + 183, y: y + 58 },
  { x: x + 92, y: y + 121 },
  { x: x - 2, y: y + 62 },
  { x: x + 86, y: y + 4 },
];

describe.skipIf(!hasChromium)('the drawing board', () => {
  const { open } = useBrowser();

  test('a person draws with mouse and finger, corrects what was understood, takes it, and finds the board again', async () => {
    const page = await open(blankPath, { hasTouch: true });
    const home = await enterWorkspace(page);
    const board = drawingBoard(page);
    await board.tab.click();
    await board.sheet.waitFor();

    await board.convert();
    await page.getByText('No Drawing Found', { exact: true }).first().waitFor();

    await board.choose('Pen');
    await board.draw(roughBox(120, 150));
    await board.touch(roughDiamond(520, 140));
    await board.choose('Arrow');
    await board.draw([
      { x: 312, y: 200 },
      { x: 512, y: 202 },
    ]);
    await board.choose('Undo');
    await expect.poll(board.parts).toBe(2);
    await board.choose('Redo');
    await board.choose('Rectangle');
    await board.draw([
      { x: 520, y: 440 },
      { x: 700, y: 540 },
    ]);
    await board.choose('Arrow');
    await board.draw([
      { x: 610, y: 268 },
      { x: 610, y: 432 },
    ]);
    await board.write({ x: 165, y: 190 }, 'Check stock', { x: 420, y: 420 });
    await board.write({ x: 575, y: 195 }, 'In stock?');
    await board.write({ x: 590, y: 482 }, 'Shop');
    await board.write({ x: 625, y: 350 }, 'yes');
    await board.saved();
    expect(await findBarriers(page)).toEqual([]);

    await board.convert();
    await page.getByText('3 shapes, 2 connectors').waitFor();
    await page.getByRole('button', { name: 'Rectangle: Shop' }).click();
    await page.getByLabel('Label').fill('Ship it');
    await page.getByLabel('Title').fill('Stock');
    await page.getByRole('img', { name: 'Preview' }).waitFor();
    expect(await findBarriers(page)).toEqual([]);
    await page.getByRole('button', { name: 'Use this diagram' }).click();
    await home.picture.waitFor();
    await expect.poll(home.pictureText).toContain('Ship it');
    const file = await home.exportDrawio();
    expect(file).toMatch(/rhombus[^>]*dlKind=decision/);
    expect(file).toContain('value="yes"');

    await page.reload();
    await board.tab.click();
    await expect.poll(board.parts).toBe(9);
    await page.reload();
    await expect.poll(board.parts).toBe(9);
  });

  test('a rough shape snaps to a clean one where that is wanted, and undo brings the stroke back', async () => {
    const page = await open(blankPath);
    await enterWorkspace(page);
    const board = drawingBoard(page);
    await board.tab.click();
    await board.choose('Tidy as you draw');
    await board.draw(roughBox(120, 150));
    await board.sheet.locator('g[opacity] > polygon').waitFor();
    await board.choose('Undo');
    const stroke = board.sheet.locator('g[opacity] > path');
    await stroke.waitFor();
    expect(await board.sheet.locator('g[opacity] > polygon').count()).toBe(0);
    // Ink lies where the pen went, and not between.
    const [, corner] = roughBox(120, 150);
    const inked = (at: { readonly x: number; readonly y: number }) =>
      stroke.evaluate((path: SVGPathElement, point) => path.isPointInFill(point), at);
    expect([corner && (await inked(corner)), await inked({ x: 210, y: 198 })]).toEqual([true, false]);
  });
});
