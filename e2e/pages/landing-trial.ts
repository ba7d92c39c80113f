import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';

/** The place on the landing page where visitors draw. */
export const landingTrial = (page: Page) => {
  const section = page.getByRole('region', { name: 'Try it now' });
  /** What the picture is moved in. */
  const view = section.getByRole('region');
  const picture = section.locator('svg[role=img]');
  const word = (text: string) => section.locator('svg[role=img] text').filter({ hasText: text }).first();
  return {
    box: section.getByLabel('Describe your diagram'),
    /** The frames of the parts of a drawing: there are none in the picture that the page begins with. */
    parts: section.locator('svg[aria-hidden] rect'),
    picture,
    view,
    word,
    /** Which of these words are seen from left to right, in their order. */
    seen: async (...words: readonly string[]): Promise<readonly string[]> => {
      const [frame, ...boxes] = await Promise.all([view, ...words.map(word)].map((place) => place.boundingBox()));
      return words.filter((_, index) => {
        const box = boxes[index];
        return frame && box && box.x >= frame.x && box.x + box.width <= frame.x + frame.width;
      });
    },
    /** How large letters of 12 px are on screen. */
    letterSize: () =>
      picture.evaluate((svg: SVGSVGElement) => (12 * svg.getBoundingClientRect().width) / svg.viewBox.baseVal.width),
    zoomIn: section.getByRole('button', { name: 'Zoom in' }),
    fit: section.getByRole('button', { name: 'Fit to screen' }),
    chip: (name: string) => section.getByRole('button', { name, exact: true }),
    keep: section.getByRole('link', { name: 'Start Creating Free' }),
    /** The picture of this title is on the stage. */
    drawn: (title: string) => section.getByRole('img', { name: title, exact: true }),
    download: async (format: string): Promise<{ readonly name: string; readonly content: Buffer }> => {
      const [download] = await Promise.all([
        page.waitForEvent('download'),
        section.getByRole('button', { name: `Download as ${format}` }).click(),
      ]);
      return { name: download.suggestedFilename(), content: await readFile(await download.path()) };
    },
  };
};
