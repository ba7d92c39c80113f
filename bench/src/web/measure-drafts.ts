import type { Locator, Page } from 'playwright-core';
import { summarise, type Timing } from '../measure.ts';

/** Twelve nodes, with a choice; each run changes the last one. */
const text =
  'Receive the parcel. Scan the label. Weigh the parcel. If the weight is wrong, call the sender and wait for an answer, otherwise print the route. Load the van. Drive to the street. Ring the bell. Hand over parcel';

/** What somebody does to the text, which stands in the box whole at first. */
export type Change = (box: Locator, run: number) => Promise<void>;

export const endSentence: Change = (box, run) => box.fill(`${text} ${run}.`);
export const typeLetter: Change = (box) => box.press('s');

/** From a key to the picture that shows it, in the page's own time; that the page waits for the keyboard to rest is part of it. */
export const measureDrafts = async (page: Page, runs: number, change: Change): Promise<Timing> => {
  const box = page.getByLabel('Describe your diagram');
  await box.fill(text);
  await page.locator('section[aria-label="Try it now"] svg[aria-hidden] rect').first().waitFor();
  const times: number[] = [];
  for (let run = 0; run < runs; run++) {
    // No function of a name in here: what runs the benches would wrap it in a helper that the page does not have.
    const changed = page.evaluate(
      () =>
        new Promise<number>((resolve) => {
          const stage = document.querySelector('section[aria-label="Try it now"]');
          const before = stage?.querySelector('svg[role=img]')?.outerHTML;
          let pressed = 0;
          document.addEventListener('input', () => (pressed = performance.now()), { once: true, capture: true });
          new MutationObserver((_, observer) => {
            if (stage?.querySelector('svg[role=img]')?.outerHTML === before) return;
            observer.disconnect();
            resolve(performance.now() - pressed);
          }).observe(document, { attributes: true, childList: true, subtree: true });
        }),
    );
    await change(box, run);
    times.push(await changed);
  }
  return summarise(times);
};
