import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';

/** The place on the landing page where visitors draw. */
export const landingTrial = (page: Page) => {
  const section = page.getByRole('region', { name: 'Try it now' });
  return {
    box: section.getByLabel('Describe your diagram'),
    /** The frames of the parts of a drawing: there are none in the picture that the page begins with. */
    parts: section.locator('svg[aria-hidden] rect'),
    picture: section.locator('svg[role=img]'),
    fit: section.getByRole('button', { name: 'Fit to screen' }),
    chip: (name: string) => section.getByRole('button', { name, exact: true }),
    keep: section.getByRole('link', { name: 'Save with a free account' }),
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
