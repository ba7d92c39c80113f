import { readFile } from 'node:fs/promises';
import { describe, expect, test } from 'vitest';
import { hasChromium } from '../scripts/harness/browser.ts';
import { blankPath, useBrowser } from './harness/use-browser.ts';
import { drawInWorkspace } from './pages/enter-workspace.ts';

describe.skipIf(!hasChromium)('the looks of a diagram', () => {
  const { open } = useBrowser();

  const openWithDiagram = async () => {
    const page = await open(blankPath);
    const home = await drawInWorkspace(page);
    return { page, home };
  };

  test('a theme is chosen from samples, and a brand kit is made, kept and used', async () => {
    const { page, home } = await openWithDiagram();
    await home.tab('Theme').click();
    const panel = page.getByRole('tabpanel', { name: 'Theme' });
    await panel.getByRole('button', { name: 'Dark', exact: true }).click();
    await expect.poll(home.pictureText).toContain('#151a1b');
    await panel.getByRole('button', { name: 'Set up your brand' }).click();
    await panel.getByLabel('Primary').fill('#7a1fa2');
    await panel.getByLabel('Font').fill('Georgia');
    await panel.getByRole('button', { name: 'Save and apply' }).click();
    await expect.poll(home.pictureText).toContain('#7a1fa2');
    await expect.poll(home.pictureText).toContain('Georgia');
    await page.reload();
    await home.tab('Theme').click();
    await panel.getByText('Your brand is saved to your account, with the font Georgia.').waitFor();
  });

  test('another layout is taken from its picture', async () => {
    const { page, home } = await openWithDiagram();
    const before = await home.pictureText();
    await home.tab('Layouts').click();
    await page.getByRole('button', { name: 'Use the layout “Layers, left to right”' }).click();
    await expect.poll(home.pictureText).not.toBe(before);
    await expect.poll(home.pictureText).toContain('Cancel the order');
  });

  test('the picture is there in words for screen readers', async () => {
    const { page } = await openWithDiagram();
    const words = page.getByRole('region', { name: 'The diagram in words' });
    await words
      .getByText(/leads to /)
      .first()
      .waitFor();
  });

  test('the outline in words is a file of the export menu', async () => {
    const { page, home } = await openWithDiagram();
    await home.export.click();
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('menuitem', { name: 'Text outline' }).click(),
    ]);
    expect(await readFile(await download.path(), 'utf8')).toContain('leads to');
  });
});
