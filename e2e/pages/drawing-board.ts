import type { Locator, Page } from 'playwright-core';

interface Spot {
  readonly x: number;
  readonly y: number;
}

/** The drawing board as a person uses it. Places are px of the sheet. */
export interface DrawingBoard {
  readonly tab: Locator;
  readonly sheet: Locator;
  readonly choose: (tool: string) => Promise<void>;
  /** With the mouse, from place to place. */
  readonly draw: (places: readonly Spot[]) => Promise<void>;
  /** With one finger. */
  readonly touch: (places: readonly Spot[]) => Promise<void>;
  /** Types words at a spot, and ends with Enter or with a press beside them. */
  readonly write: (at: Spot, words: string, beside?: Spot) => Promise<void>;
  readonly convert: () => Promise<void>;
  readonly saved: () => Promise<void>;
  /** The drawn things on the sheet. */
  readonly parts: () => Promise<number>;
}

export const drawingBoard = (page: Page): DrawingBoard => {
  const sheet = page.getByRole('application', { name: 'Drawing board' });
  /** Where a place of the sheet is on screen: the sheet lies inside of its frame, moved and scaled. */
  const onScreen = async (places: readonly Spot[]): Promise<readonly Spot[]> =>
    sheet.evaluate((frame, spots) => {
      const matrix = frame.querySelector<SVGGElement>(':scope > g')?.getScreenCTM();
      if (!matrix) throw new Error('The sheet is not drawn.');
      return spots.map(({ x, y }) => {
        const { x: left, y: top } = new DOMPoint(x, y).matrixTransform(matrix);
        return { x: left, y: top };
      });
    }, places);
  const choose = (tool: string): Promise<void> => page.getByRole('button', { name: tool, exact: true }).click();
  return {
    tab: page.getByRole('tab', { name: 'Drawing Board' }),
    sheet,
    choose,
    draw: async (places) => {
      const [first, ...others] = await onScreen(places);
      if (first === undefined) return;
      await page.mouse.move(first.x, first.y);
      await page.mouse.down();
      for (const { x, y } of others) await page.mouse.move(x, y, { steps: 6 });
      await page.mouse.up();
    },
    touch: async (places) => {
      const session = await page.context().newCDPSession(page);
      const spots = await onScreen(places);
      for (const [index, spot] of spots.entries()) {
        const type = index === 0 ? 'touchStart' : 'touchMove';
        await session.send('Input.dispatchTouchEvent', { type, touchPoints: [spot] });
      }
      await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
      await session.detach();
    },
    write: async (at, words, beside) => {
      await choose('Text');
      const [spot, other] = await onScreen(beside === undefined ? [at] : [at, beside]);
      if (spot !== undefined) await page.mouse.click(spot.x, spot.y);
      const field = page.getByRole('textbox', { name: 'Text', exact: true });
      await field.fill(words);
      if (other === undefined) await field.press('Enter');
      else await page.mouse.click(other.x, other.y);
      await field.waitFor({ state: 'detached' });
    },
    convert: () => page.getByRole('button', { name: 'Convert to diagram' }).click(),
    saved: () => page.getByRole('status').filter({ hasText: 'Saved' }).waitFor(),
    parts: () => sheet.locator('g[opacity] > :is(path, polygon, ellipse, line, text)').count(),
  };
};
