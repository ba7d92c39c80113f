import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';

type ShapeSide = 'above' | 'below' | 'on the left' | 'on the right';

/** The open diagram of somebody who may change it. */
export const canvas = (page: Page) => {
  const frame = page.getByRole('group', { name: /^Picture of the diagram/ });
  const shape = (id: string): Locator => frame.locator(`svg[role="img"] [data-cell="${id}"]`);
  const middleOf = async (id: string): Promise<{ readonly x: number; readonly y: number }> => {
    // A picture may just be taking the place of another, or the view be on its way to where it stays.
    const handle = await shape(id).elementHandle();
    await handle?.waitForElementState('stable');
    const box = await shape(id).boundingBox();
    if (box === null) throw new Error(`${id} is not to be seen.`);
    return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  };
  const drag = async (
    from: { readonly x: number; readonly y: number },
    x: number,
    y: number,
    meanwhile?: () => Promise<void>,
  ): Promise<void> => {
    await page.mouse.move(from.x, from.y);
    await page.mouse.down();
    await meanwhile?.();
    await page.mouse.move((from.x + x) / 2, (from.y + y) / 2);
    await page.mouse.move(x, y);
    await page.mouse.up();
  };
  const handleOf = async (name: string): Promise<{ readonly x: number; readonly y: number }> => {
    const box = await frame.locator(`[data-line-handle="${name}"]`).boundingBox();
    if (box === null) throw new Error(`There is no handle ${name}.`);
    return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  };
  /** Where the dot on a side of a shape is, once the mouse is over that shape: until then the dots are those of what is selected. */
  const dotOf = async (id: string, side: ShapeSide): Promise<{ readonly x: number; readonly y: number }> => {
    let found = { x: 0, y: 0 };
    await expect
      .poll(async () => {
        const middle = await middleOf(id);
        await page.mouse.move(middle.x, middle.y);
        const dot = await page.getByRole('button', { name: `Add a shape ${side}` }).boundingBox();
        const box = await shape(id).boundingBox();
        if (dot === null || box === null) return false;
        found = { x: dot.x + dot.width / 2, y: dot.y + dot.height / 2 };
        const isNear = (at: number, start: number, length: number): boolean =>
          at > start - dot.width && at < start + length + dot.width;
        return isNear(found.x, box.x, box.width) && isNear(found.y, box.y, box.height);
      })
      .toBe(true);
    return found;
  };
  return {
    frame,
    shape,
    middleOf,
    name: page.getByLabel('Shape text'),
    bar: page.getByRole('toolbar', { name: 'Selection' }),
    announced: page.locator('[data-announced]'),
    select: async (id: string): Promise<void> => {
      const { x, y } = await middleOf(id);
      await page.mouse.click(x, y);
    },
    tap: async (id: string): Promise<void> => {
      const { x, y } = await middleOf(id);
      await page.touchscreen.tap(x, y);
    },
    /** Lays a finger on a shape and lifts it when something has come of that. */
    holdFinger: async (id: string, until: () => Promise<void>): Promise<void> => {
      const at = await middleOf(id);
      const client = await page.context().newCDPSession(page);
      await client.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [at] });
      await until();
      await client.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
      await client.detach();
    },
    rename: async (id: string, text: string): Promise<void> => {
      const { x, y } = await middleOf(id);
      await page.mouse.dblclick(x, y);
      await page.getByLabel('Shape text').fill(text);
      await page.keyboard.press('Enter');
    },
    /** Drags a shape by so many px of the screen. */
    move: async (id: string, dx: number, dy: number): Promise<void> => {
      const { x, y } = await middleOf(id);
      await drag({ x, y }, x + dx, y + dy);
    },
    add: async (id: string, side: ShapeSide, text: string): Promise<void> => {
      const { x, y } = await dotOf(id, side);
      await page.mouse.click(x, y);
      await page.getByLabel('Shape text').fill(text);
      await page.keyboard.press('Enter');
    },
    /** Drags a line from the left side of one shape to another; something else may happen while the mouse is down. */
    connect: async (from: string, to: string, meanwhile?: () => Promise<void>): Promise<void> => {
      const dot = await dotOf(from, 'on the left');
      const target = await middleOf(to);
      await drag(dot, target.x, target.y, meanwhile);
    },
    /** Drags a line from below a shape to a point of the screen. */
    drop: async (from: string, { x, y }: { readonly x: number; readonly y: number }): Promise<void> => {
      await drag(await dotOf(from, 'below'), x, y);
    },
    /** Drags a corner of the selected shape by so many px of the screen. */
    dragCorner: async (corner: string, dx: number, dy: number): Promise<void> => {
      const box = await frame.locator(`[data-corner="${corner}"]`).boundingBox();
      if (box === null) throw new Error('There is no corner.');
      const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
      await drag({ x, y }, x + dx, y + dy);
    },
    /** Drags a handle of the selected line by so many px of the screen. */
    dragHandle: async (name: string, dx: number, dy: number): Promise<void> => {
      const { x, y } = await handleOf(name);
      await drag({ x, y }, x + dx, y + dy);
    },
    dragHandleTo: async (name: string, x: number, y: number): Promise<void> => drag(await handleOf(name), x, y),
    /** Waits until nothing is on its way to the server any more. */
    stored: async (): Promise<void> => {
      await page.locator('[data-unsaved]').waitFor({ state: 'detached' });
    },
  };
};
