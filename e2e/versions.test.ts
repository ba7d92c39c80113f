import { describe, expect, test } from 'vitest';
import { hasChromium } from '../scripts/harness/browser.ts';
import { findBarriers } from './harness/find-barriers.ts';
import { useBrowser } from './harness/use-browser.ts';
import { drawInWorkspace } from './pages/enter-workspace.ts';
import { refinePanel } from './pages/refine-panel.ts';

describe.skipIf(!hasChromium)('versions', () => {
  const { open } = useBrowser();

  test('a person reads what changed, and brings an earlier version back', async () => {
    const page = await open('/register');
    const home = await drawInWorkspace(page);
    const chat = refinePanel(page);
    await chat.request.fill('rename Cancel the order to Tell the customer');
    await chat.request.press('Enter');
    await expect.poll(home.pictureText).toContain('Tell the customer');

    await page.getByRole('button', { name: 'Version 2: show all versions' }).click();
    const dialog = page.getByRole('dialog', { name: 'Versions' });
    await dialog.getByText('Renamed “Cancel the order” to “Tell the customer”.').waitFor();
    expect(await dialog.getByRole('button', { name: 'Restore This Version' }).count()).toBe(0);
    await dialog.getByRole('button', { name: /^Version 1\b/ }).click();
    await dialog.getByText('This is how the diagram began.').waitFor();
    await dialog.getByRole('button', { name: 'Until now' }).click();
    await dialog.getByText('Renamed “Cancel the order” to “Tell the customer”.').waitFor();
    expect(await findBarriers(page)).toEqual([]);

    await dialog.getByRole('button', { name: 'Restore This Version' }).click();
    await expect.poll(home.pictureText).toContain('Cancel');
    await page.getByRole('button', { name: 'Version 3: show all versions' }).waitFor();
  });
});
