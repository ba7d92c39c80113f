import { describe, expect, test } from 'vitest';
import { hasChromium } from '../scripts/harness/browser.ts';
import { findBarriers } from './harness/find-barriers.ts';
import { blankPath, useBrowser } from './harness/use-browser.ts';
import { drawInWorkspace } from './pages/enter-workspace.ts';
import { refinePanel } from './pages/refine-panel.ts';

describe.skipIf(!hasChromium)('versions', () => {
  const { open } = useBrowser();

  test('a person reads what changed, and brings an earlier version back', async () => {
    const page = await open(blankPath);
    const home = await drawInWorkspace(page);
    const chat = refinePanel(page);
    await chat.request.fill('rename Cancel the order to Tell the customer');
    await chat.request.press('Enter');
    await expect.poll(home.pictureText).toContain('Tell the customer');

    await home.tab('Versions').click();
    const panel = page.getByRole('tabpanel', { name: 'Versions' });
    const chosen = panel.getByRole('region', { name: /^Version \d/ });
    await chosen.getByText('Renamed “Cancel the order” to “Tell the customer”.').waitFor();
    expect(await panel.getByRole('button', { name: 'Restore this version' }).count()).toBe(0);
    await panel.getByRole('button', { name: /^Version 1\b/ }).click();
    await panel.getByText('This is the first version.').waitFor();
    await panel.getByLabel('Name this version').fill('As we agreed');
    await page.keyboard.press('Enter');
    await panel.getByRole('button', { name: /^As we agreed · version 1\b/ }).waitFor();
    await panel.getByRole('button', { name: 'Until now' }).click();
    await chosen.getByText('Renamed “Cancel the order” to “Tell the customer”.').waitFor();
    expect(await findBarriers(page)).toEqual([]);

    await panel.getByRole('button', { name: 'Compare side by side' }).click();
    const dialog = page.getByRole('dialog', { name: 'Version 1 and version 2' });
    for (const version of [1, 2]) {
      const picture = dialog.getByRole('img', { name: `Picture of version ${version}` });
      await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
    }
    await dialog.getByText('Renamed “Cancel the order” to “Tell the customer”.').waitFor();
    expect(await findBarriers(page)).toEqual([]);
    await page.keyboard.press('Escape');

    await panel.getByRole('button', { name: 'Restore this version' }).click();
    await expect.poll(home.pictureText).toContain('Cancel');
    await panel.getByRole('button', { name: /^Version 3\b/ }).waitFor();
  });
});
