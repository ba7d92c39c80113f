import type { Page } from 'playwright-core';
import { idOf } from './five-hundred-shapes.ts';

interface Gesture {
  /** What is done before and not measured. */
  readonly prepare: () => Promise<void>;
  readonly move: () => Promise<void>;
}

interface Hand {
  /** By what it is called in the results; each leaves the pointer down. */
  readonly gestures: Readonly<Record<string, Gesture>>;
  /** Lets go, waits until the page is still, and takes a change back. */
  readonly release: () => Promise<void>;
}

/** So many movements of the pointer per gesture. */
const steps = 120;

/** After this much time nothing of an earlier gesture is left to be done, ms. */
const settled = 500;

/** The hand of somebody who works on the page of 500 shapes. */
export const hand = (page: Page): Hand => {
  const frame = page.getByRole('group', { name: /^Picture of the diagram/ });
  const middleOf = async (selector: string) => {
    const box = await frame.locator(selector).first().boundingBox();
    if (box === null) throw new Error(`${selector} is not to be seen.`);
    return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  };
  /** A shape in the middle of what is seen first. */
  const held = `svg[role="img"] [data-cell="${idOf(79)}"]`;
  const still = (): Promise<void> => page.waitForFunction(() => true).then(() => page.waitForTimeout(settled));
  const circle = async ({ x, y }: { readonly x: number; readonly y: number }): Promise<void> => {
    for (let step = 1; step <= steps; step += 1) {
      const turn = (step / steps) * 2 * Math.PI;
      await page.mouse.move(x + 160 * Math.sin(turn), y + 90 * (1 - Math.cos(turn)));
    }
  };
  const press = async (): Promise<void> => {
    const { x, y } = await middleOf(held);
    await page.mouse.move(x, y);
    await still();
    await page.mouse.down();
  };
  /** Five of each of four rows. */
  const selectTwenty = async (): Promise<void> => {
    await page.keyboard.press('Escape');
    const ids = [52, 77, 102, 127].flatMap((row) => Array.from({ length: 5 }, (_, more) => idOf(row + more)));
    await page.keyboard.down('Shift');
    for (const id of ids) {
      const { x, y } = await middleOf(`svg[role="img"] [data-cell="${id}"]`);
      await page.mouse.click(x, y);
    }
    await page.keyboard.up('Shift');
  };
  const drag = async (): Promise<void> => circle(await middleOf(held));
  return {
    gestures: {
      pan: {
        prepare: async () => {
          await frame.focus();
          await page.keyboard.down(' ');
          await press();
        },
        move: drag,
      },
      'hover over shapes': { prepare: still, move: drag },
      'drag one shape': { prepare: press, move: drag },
      'drag 20 shapes': {
        prepare: async () => {
          await selectTwenty();
          await press();
        },
        move: drag,
      },
      'drag all 500 shapes': {
        prepare: async () => {
          await frame.focus();
          await page.keyboard.press('Control+a');
          await press();
        },
        move: drag,
      },
      zoom: {
        prepare: async () => {
          await page.keyboard.press('Escape');
          const { x, y } = await middleOf(held);
          await page.mouse.move(x, y);
          await page.keyboard.down('Control');
        },
        move: async () => {
          for (let step = 0; step < steps / 4; step += 1) await page.mouse.wheel(0, step % 20 < 10 ? -20 : 20);
        },
      },
    },
    release: async () => {
      for (const key of [' ', 'Control']) await page.keyboard.up(key);
      await page.mouse.up();
      await page.locator('[data-unsaved]').waitFor({ state: 'detached' });
      await still();
    },
  };
};
