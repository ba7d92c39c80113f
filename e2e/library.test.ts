import { describe, expect, test } from 'vitest';
import { hasChromium } from '../scripts/harness/browser.ts';
import { enterByApi } from './harness/enter-by-api.ts';
import { findBarriers } from './harness/find-barriers.ts';
import { buildPerson } from './harness/person.ts';
import { blankPath, useBrowser } from './harness/use-browser.ts';
import { workspace } from './pages/workspace.ts';

describe.skipIf(!hasChromium)('the list of diagrams', () => {
  const { open } = useBrowser();

  test('is searched, and diagrams are starred, copied, put into folders, thrown away and taken back', async () => {
    const page = await open(blankPath);
    const { post } = await enterByApi(page, buildPerson());
    await post('/api/diagrams/generate', { prompt: 'Refund: check the receipt, then pay.', diagramType: 'flowchart' });
    await post('/api/diagrams/generate', { prompt: 'Hiring: read the letter, then call.', diagramType: 'flowchart' });
    await page.goto('/');
    const home = workspace(page);
    const rows = home.listedDiagrams;
    await expect.poll(() => rows.count()).toBe(2);
    const choose = async (title: RegExp, action: string): Promise<void> => {
      await page.getByRole('button', { name: title }).click();
      await page.getByRole('menuitem', { name: action }).click();
    };
    const view = page.getByRole('combobox', { name: 'Show', exact: true });

    await page.getByLabel('Search your diagrams').fill('refund');
    await expect.poll(() => rows.count()).toBe(1);
    await choose(/^Actions for Refund/, 'Star');
    await page.getByLabel('Search your diagrams').fill('');
    await expect.poll(() => rows.count()).toBe(2);
    await view.selectOption('Starred');
    await expect.poll(() => rows.count()).toBe(1);

    await page.getByRole('button', { name: 'New folder' }).click();
    await page.getByLabel('Folder name').fill('Money');
    await page.keyboard.press('Enter');
    await page.getByText('This folder is empty. Move diagrams here from their menus.').waitFor();
    await view.selectOption('All diagrams');
    await choose(/^Actions for Refund/, 'Money');
    await view.selectOption({ label: 'Money (1)' });
    await expect.poll(() => rows.count()).toBe(1);
    expect(await findBarriers(page)).toEqual([]);

    await choose(/^Actions for Refund/, 'Rename');
    await page.keyboard.type('Refund of a customer');
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: 'Open Refund of a customer' }).waitFor();
    await choose(/^Actions for Refund/, 'Duplicate');
    await home.picture.waitFor();
    await view.selectOption('All diagrams');
    await expect.poll(() => rows.count()).toBe(3);
    await choose(/^Actions for .*\(copy\)/, 'Move to trash');
    await expect.poll(() => rows.count()).toBe(2);
    await view.selectOption('Trash');
    await choose(/^Actions for .*\(copy\)/, 'Restore');
    await page.getByText('The trash is empty.').waitFor();
    await view.selectOption('All diagrams');
    await expect.poll(() => rows.count()).toBe(3);
  });
});
